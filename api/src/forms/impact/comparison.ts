import type { compareForms, Field, FormDefinition } from '@inlay/sdk/model';

/** The form that visitors see, the one to be published, and what differs. */
export interface Comparison {
  before: FormDefinition;
  after: FormDefinition;
  changes: ReturnType<typeof compareForms>;
  /** Questions that are gone, and new ones. */
  removed: readonly Field[];
  added: readonly Field[];
}
