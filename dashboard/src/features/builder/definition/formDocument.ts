import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';

/** What the builder edits and saves, and what can be undone (BUILD-040). */
export interface FormDocument {
  definition: FormDefinition;
}

/** A form as the server has it. */
export const documentOf = ({ definition }: FormDetail): FormDocument => ({ definition });

/** A new form. */
export const emptyDocument = (): FormDocument => ({ definition: createEmptyDefinition() });

/** Whether two documents say the same, whatever objects they are made of. */
export const isSameDocument = (one: FormDocument, other: FormDocument): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
