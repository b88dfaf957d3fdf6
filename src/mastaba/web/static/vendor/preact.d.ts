// What the page uses of preact, for the type check.
export function h(type: any, props: any, ...children: any[]): any;
export function render(node: any, parent: Element): void;
