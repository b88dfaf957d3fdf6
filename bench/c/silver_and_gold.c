/* A yardstick for playouts: random games of Silver & Gold as a C programmer would write them for speed. The
   rules and the deck are ours (header.py writes deck.h), sets of placements are bit sets, and there is nothing
   else: no observations, no options, no log.

   build/silver_and_gold GAMES PLAYERS [SEED]: sum of totals, decisions, seconds of CPU. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "silver_and_gold.h"

enum { BOXES = 16, TURNS = 28, TURNS_A_ROUND = 7, COIN_BOXES = 12, PALM_BOXES = 4, NONE = -1 };

typedef struct {
    int8_t cards[2], coins, rows, palms, owed;
    int16_t points; /* of palms and trophies */
    uint16_t crossed[2];
    uint64_t completed;
} Player;

typedef struct {
    uint64_t random;
    Player player[4];
    int8_t players, first, turn, pattern, trophies, left;
    int8_t deck[CARDS], display[4], expedition[8];
    long decisions;
} Game;

static const int8_t TROPHY[6] = {6, 5, 4, 3, 2, 1};
static uint64_t over[PATTERNS][2][256]; /* the placements that cover any of the boxes of half a card */

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

static inline unsigned empty(const Player *p, int side) {
    return p->cards[side] == NONE ? 0 : CARD[p->cards[side]].boxes & ~p->crossed[side];
}

static inline uint64_t fits(int pattern, unsigned boxes) {
    unsigned shut = ~boxes & 0xFFFF;
    return EVERY[pattern] & ~(over[pattern][0][shut & 255] | over[pattern][1][shut >> 8]);
}

static int palm_value(const Game *g) {
    int value = 1;
    for (int i = 0; i < 4; i++)
        if (g->display[i] != NONE) value += count(CARD[g->display[i]].palms);
    return value;
}

static void cross_off(Game *g, Player *p, int side, unsigned boxes) {
    const Card *card = &CARD[p->cards[side]];
    p->crossed[side] |= boxes;
    p->owed += count(boxes & card->xs);
    p->coins += count(boxes & card->coins);
    if (p->coins > COIN_BOXES) p->coins = COIN_BOXES;
    int palms = count(boxes & card->palms);
    if (palms > PALM_BOXES - p->palms) palms = PALM_BOXES - p->palms;
    if (palms > 0) p->palms += palms, p->points += palms * palm_value(g);
    if ((empty(p, 0) | empty(p, 1)) == 0) p->owed = 0;
}

static void cross(Game *g, Player *p) {
    unsigned left = empty(p, 0), right = empty(p, 1);
    g->decisions++;
    if ((left | right) == 0) return; /* a pass */
    uint64_t set[3] = {fits(g->pattern, left), fits(g->pattern, right), left | (uint64_t)right << BOXES};
    unsigned a = count(set[0]), b = count(set[1]), k = below(g, a + b + count(set[2]));
    if (k < a) cross_off(g, p, 0, PLACED[g->pattern][nth(set[0], k)]);
    else if (k < a + b) cross_off(g, p, 1, PLACED[g->pattern][nth(set[1], k - a)]);
    else {
        int box = nth(set[2], k - a - b);
        cross_off(g, p, box / BOXES, 1u << box % BOXES);
    }
    while (p->owed > 0) {
        g->decisions++;
        p->owed--;
        uint64_t boxes = empty(p, 0) | (uint64_t)empty(p, 1) << BOXES;
        int box = nth(boxes, below(g, count(boxes)));
        cross_off(g, p, box / BOXES, 1u << box % BOXES);
    }
}

static void refill(Game *g) {
    for (int i = 0; i < 4; i++)
        if (g->display[i] == NONE && g->left > 0) g->display[i] = g->deck[--g->left];
}

static void resolve(Game *g, Player *p) {
    for (; p->rows < p->coins / 4; p->rows++)
        if (g->trophies < 6) p->points += TROPHY[g->trophies++];
    int replacing = 0;
    for (int side = 0; side < 2; side++)
        if (p->cards[side] != NONE && p->crossed[side] == CARD[p->cards[side]].boxes) {
            p->completed |= 1ULL << p->cards[side];
            p->cards[side] = NONE, p->crossed[side] = 0;
            replacing++;
        }
    if (g->turn == TURNS - 1) return;
    for (; replacing > 0; replacing--) {
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

static int total(const Player *p) {
    int points = p->coins + p->points;
    for (uint64_t set = p->completed; set; set &= set - 1) {
        const Card *card = &CARD[lowest(set)];
        points += card->points;
        if (card->seal != NONE) points += card->seal_points * count(p->completed & OF_COLOUR[card->seal]);
    }
    return points;
}

static void play(Game *g, int players, uint64_t seed) {
    static const int8_t KEEP[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    memset(g->player, 0, sizeof g->player);
    g->random = (seed + 1) * 0x9E3779B97F4A7C15ULL;
    g->players = players, g->trophies = 0, g->left = CARDS;
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
    g->first = (int8_t)below(g, (unsigned)players);
    for (g->turn = 0; g->turn < TURNS; g->turn++) {
        if (g->turn % TURNS_A_ROUND == 0) shuffle(g, g->expedition, 8);
        g->pattern = g->expedition[g->turn % TURNS_A_ROUND];
        for (int seat = 0; seat < players; seat++) cross(g, &g->player[seat]);
        for (int k = 0, seat = g->first; k < players; k++, seat = seat + 1 < players ? seat + 1 : 0)
            resolve(g, &g->player[seat]);
        g->first = g->first + 1 < players ? g->first + 1 : 0;
    }
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "usage: silver_and_gold GAMES PLAYERS [SEED]\n"), 2;
    long games = atol(argv[1]), sum = 0;
    int players = atoi(argv[2]);
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
    for (int p = 0; p < PATTERNS; p++)
        for (int k = 0; EVERY[p] >> k; k++)
            for (int half = 0; half < 2; half++)
                for (int value = 0; value < 256; value++)
                    if (PLACED[p][k] >> 8 * half & value) over[p][half][value] |= 1ULL << k;
    Game g = {0};
    clock_t start = clock();
    for (long i = 0; i < games; i++) {
        play(&g, players, seed + (uint64_t)i);
        for (int seat = 0; seat < players; seat++) sum += total(&g.player[seat]);
    }
    printf("%ld %ld %.6f\n", sum, g.decisions, (double)(clock() - start) / CLOCKS_PER_SEC);
}
