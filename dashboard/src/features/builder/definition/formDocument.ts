import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';

/** What the builder edits and saves, and what can be undone: the form and how it is used (BUILD-040). */
export interface FormDocument {
  definition: FormDefinition;
  /** As typed; empty for none. */
  redirectUrl: string;
  /** The client's address that is told of submissions (D-121), as typed; empty for none. */
  clientPrimaryEmail: string;
}

/** A form as the server has it. */
export const documentOf = (form: FormDetail): FormDocument => ({
  definition: form.definition,
  redirectUrl: form.redirectUrl ?? '',
  clientPrimaryEmail: form.clientPrimaryEmail ?? '',
});

/** A new form. */
export const emptyDocument = (): FormDocument => ({
  definition: createEmptyDefinition(),
  redirectUrl: '',
  clientPrimaryEmail: '',
});

/** Whether two documents say the same, whatever objects they are made of. */
export const isSameDocument = (one: FormDocument, other: FormDocument): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
