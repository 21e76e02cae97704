import type { ContrastCheck, CustomStyles, ResolvedStyles } from '@inlay/sdk/model';

/** Styles for their controls: of a form in the builder, or of a brand kit. */
export interface Styles {
  /** The owner's choices. */
  custom: CustomStyles;
  /** All styles, with defaults where the owner chose none. */
  resolved: ResolvedStyles;
  checks: ContrastCheck[];
  /** Whether `reset` would change a style. */
  isChosen(key: keyof CustomStyles): boolean;
  set(changes: CustomStyles): void;
  /** Back to the defaults, or to the brand that the form follows. */
  reset(...keys: (keyof CustomStyles)[]): void;
}
