import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';

/** The state that the builder edits, saves and undoes (BUILD-040). */
export interface FormDocument {
  definition: FormDefinition;
}

/** A form as the server has it. */
export const documentOf = ({ definition }: FormDetail): FormDocument => ({ definition });

/** A new form. */
export const emptyDocument = (): FormDocument => ({ definition: createEmptyDefinition() });

/** Returns whether two documents have the same content. */
export const isSameDocument = (one: FormDocument, other: FormDocument): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
