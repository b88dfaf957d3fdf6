/* A yardstick for playouts: random games of Silver & Gold: Pyramids as a C programmer would write them for
   speed. The rules and the deck are ours (header.py writes pyramids.h), sets of placements are bit sets, and
   there is nothing else: no observations, no options, no log.

   build/pyramids GAMES PLAYERS [SEED]: sum of totals, decisions, seconds of CPU. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "pyramids.h"

enum { BOXES = 25, GRID = (1 << BOXES) - 1, ROWS = 5, TURNS = 28, TURNS_A_ROUND = 7, MOST = 10, NONE = -1 };
enum { LEFT_COLUMN = 0x108421, RIGHT_COLUMN = 0x1084210 };

typedef struct {
    int8_t cards[2], gems[2], skulls, torches, owed, points, of_colour[3];
    uint32_t crossed[2];
    uint64_t just, completed;
} Player;

typedef struct {
    uint64_t random;
    Player player[4];
    int8_t players, turn, pattern, left, collected[3];
    int8_t deck[CARDS], display[4], expedition[8];
    long decisions;
} Game;

typedef struct { uint64_t word[2]; } Set;

static const int8_t PYRAMID_POINTS[3] = {10, 6, 3};
static Set over[PATTERNS][ROWS][32]; /* the placements that cover any of the boxes of a row */

#define count __builtin_popcountll
#define lowest __builtin_ctzll

static inline unsigned below(Game *g, unsigned n) {
    uint64_t x = g->random;
    x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
    g->random = x;
    return (unsigned)((((x * 0x2545F4914F6CDD1DULL) >> 32) * n) >> 32);
}

static inline int nth(uint64_t set, unsigned k) {
#ifdef __BMI2__
    return lowest(_pdep_u64(1ULL << k, set));
#else
    while (k--) set &= set - 1;
    return lowest(set);
#endif
}

static void shuffle(Game *g, int8_t *cards, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = (int)below(g, (unsigned)i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j], cards[j] = card;
    }
}

static inline unsigned beside(unsigned boxes) {
    return (boxes << 5 | boxes >> 5 | (boxes & ~RIGHT_COLUMN) << 1 | (boxes & ~LEFT_COLUMN) >> 1) & GRID;
}

/* Where the way can go on: nothing on a card whose tomb is crossed off. */
static inline unsigned ends(const Player *p, int side) {
    if (p->cards[side] == NONE) return 0;
    const Card *card = &CARD[p->cards[side]];
    unsigned crossed = p->crossed[side];
    if (crossed & card->tomb) return 0;
    return crossed ? beside(crossed) & card->open & ~crossed : card->entrance;
}

static inline Set covering(int pattern, unsigned boxes) {
    Set found = {{0, 0}};
    for (int row = 0; row < ROWS; row++) {
        const Set *set = &over[pattern][row][boxes >> 5 * row & 31];
        found.word[0] |= set->word[0], found.word[1] |= set->word[1];
    }
    return found;
}

static inline void fits(const Game *g, const Player *p, int side, unsigned end, uint64_t *word) {
    word[0] = word[1] = 0;
    if (end == 0) return;
    unsigned shut = GRID & ~(CARD[p->cards[side]].open & ~p->crossed[side]);
    Set no = covering(g->pattern, shut), joins = covering(g->pattern, end);
    word[0] = joins.word[0] & ~no.word[0], word[1] = joins.word[1] & ~no.word[1];
}

static void cross_off(Game *g, Player *p, int side, unsigned boxes) {
    const Card *card = &CARD[p->cards[side]];
    p->crossed[side] |= boxes;
    if (boxes & card->icons) {
        for (int colour = 0; colour < 2; colour++) {
            p->gems[colour] += count(boxes & card->gems[colour]);
            if (p->gems[colour] > MOST) p->gems[colour] = MOST;
        }
        if (boxes & card->torches) p->torches |= 1 << g->turn / TURNS_A_ROUND;
        p->skulls += count(boxes & card->skulls);
        if (p->skulls > MOST) p->skulls = MOST;
        p->skulls -= 2 * count(boxes & card->potions);
        if (p->skulls < 0) p->skulls = 0;
        p->owed += count(boxes & card->crosses);
    }
    if (p->owed > 0 && (ends(p, 0) | ends(p, 1)) == 0) p->owed = 0;
}

static void cross(Game *g, Player *p) {
    unsigned left = ends(p, 0), right = ends(p, 1);
    g->decisions++;
    if ((left | right) == 0) return; /* a pass */
    uint64_t word[5];
    fits(g, p, 0, left, word), fits(g, p, 1, right, word + 2);
    word[4] = left | (uint64_t)right << BOXES;
    unsigned n = 0, here, w = 0;
    for (int i = 0; i < 5; i++) n += count(word[i]);
    unsigned k = below(g, n);
    while (k >= (here = count(word[w]))) k -= here, w++;
    int bit = nth(word[w], k);
    if (w < 4) cross_off(g, p, w / 2, PLACED[g->pattern][w % 2 * A_WORD + bit]);
    else cross_off(g, p, bit / BOXES, 1u << bit % BOXES);
    while (p->owed > 0) {
        g->decisions++;
        p->owed--;
        uint64_t boxes = ends(p, 0) | (uint64_t)ends(p, 1) << BOXES;
        int box = nth(boxes, below(g, count(boxes)));
        cross_off(g, p, box / BOXES, 1u << box % BOXES);
    }
}

static void refill(Game *g) {
    for (int i = 0; i < 4; i++)
        if (g->display[i] == NONE && g->left > 0) g->display[i] = g->deck[--g->left];
}

static void replace(Game *g, Player *p) {
    for (int replacing = count(p->just); replacing > 0; replacing--) {
        int choice[5], n = 0;
        for (int i = 0; i < 4; i++)
            if (g->display[i] != NONE) choice[n++] = i;
        if (g->left > 0) choice[n++] = 4;
        if (n == 0) break;
        g->decisions++;
        int chosen = choice[below(g, (unsigned)n)], side = p->cards[0] == NONE ? 0 : 1;
        if (chosen == 4) p->cards[side] = g->deck[--g->left];
        else p->cards[side] = g->display[chosen], g->display[chosen] = NONE;
    }
    refill(g);
}

/* Completed cards leave their places; players replace them, and collect pyramid points, by order number. */
static void complete(Game *g) {
    uint64_t all = 0;
    for (int seat = 0; seat < g->players; seat++) {
        Player *p = &g->player[seat];
        p->just = 0;
        for (int side = 0; side < 2; side++)
            if (p->cards[side] != NONE && p->crossed[side] & CARD[p->cards[side]].tomb) {
                p->just |= 1ULL << p->cards[side];
                p->cards[side] = NONE, p->crossed[side] = 0;
            }
        p->completed |= p->just, all |= p->just;
    }
    if (all == 0) return;
    int replaced = 0;
    for (uint64_t cards = all; cards; cards &= cards - 1) {
        int card = lowest(cards), seat = 0;
        while (!(g->player[seat].just >> card & 1)) seat++;
        Player *p = &g->player[seat];
        if (g->turn < TURNS - 1 && !(replaced >> seat & 1)) replaced |= 1 << seat, replace(g, p);
        int colour = CARD[card].colour, n = ++p->of_colour[colour];
        if ((n == 2 || n == 4 || n == 6) && g->collected[colour] < 3)
            p->points += PYRAMID_POINTS[g->collected[colour]++];
    }
}

static int total(const Player *p) {
    int red = p->gems[0], green = p->gems[1], pairs = red < green ? red : green;
    return 5 * count((unsigned)p->torches) + p->points + 5 * pairs + (red + green - 2 * pairs) - MINUS[p->skulls] +
           10 * count(p->completed);
}

static void play(Game *g, int players, uint64_t seed) {
    static const int8_t KEEP[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    memset(g->player, 0, sizeof g->player);
    memset(g->collected, 0, sizeof g->collected);
    g->random = (seed + 1) * 0x9E3779B97F4A7C15ULL;
    g->players = players, g->left = CARDS;
    for (int i = 0; i < CARDS; i++) g->deck[i] = i;
    for (int i = 0; i < 8; i++) g->expedition[i] = EXPEDITION[i];
    for (int i = 0; i < 4; i++) g->display[i] = NONE;
    shuffle(g, g->deck, CARDS);
    int8_t back[8], n = 0;
    for (int seat = 0; seat < players; seat++) {
        int8_t hand[4];
        for (int i = 0; i < 4; i++) hand[i] = g->deck[--g->left];
        const int8_t *pair = KEEP[below(g, 6)];
        g->decisions++;
        g->player[seat].cards[0] = hand[pair[0]], g->player[seat].cards[1] = hand[pair[1]];
        for (int i = 0; i < 4; i++)
            if (i != pair[0] && i != pair[1]) back[n++] = hand[i];
    }
    while (n > 0) g->deck[g->left++] = back[--n];
    shuffle(g, g->deck, g->left);
    refill(g);
    for (g->turn = 0; g->turn < TURNS; g->turn++) {
        if (g->turn % TURNS_A_ROUND == 0) shuffle(g, g->expedition, 8);
        g->pattern = g->expedition[g->turn % TURNS_A_ROUND];
        for (int seat = 0; seat < players; seat++) cross(g, &g->player[seat]);
        complete(g);
    }
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "usage: pyramids GAMES PLAYERS [SEED]\n"), 2;
    long games = atol(argv[1]), sum = 0;
    int players = atoi(argv[2]);
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
    for (int p = 0; p < PATTERNS; p++)
        for (int k = 0; k < 2 * A_WORD; k++)
            for (int row = 0; row < ROWS; row++)
                for (int value = 0; value < 32; value++)
                    if (PLACED[p][k] >> 5 * row & value)
                        over[p][row][value].word[k / A_WORD] |= 1ULL << k % A_WORD;
    Game g = {0};
    clock_t start = clock();
    for (long i = 0; i < games; i++) {
        play(&g, players, seed + (uint64_t)i);
        for (int seat = 0; seat < players; seat++) sum += total(&g.player[seat]);
    }
    printf("%ld %ld %.6f\n", sum, g.decisions, (double)(clock() - start) / CLOCKS_PER_SEC);
}
