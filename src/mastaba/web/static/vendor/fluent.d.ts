// What the page uses of @fluent/bundle, for the type check.
export class FluentType { constructor(value: any); value: any; }
export class FluentNumber extends FluentType { constructor(value: number); }
export class FluentResource { constructor(source: string); }
export class FluentBundle {
  constructor(locales: string, options: { useIsolating: boolean; functions: Record<string, any> });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: any } | undefined;
  formatPattern(pattern: any, args: Record<string, any>, errors: Error[]): string;
}
