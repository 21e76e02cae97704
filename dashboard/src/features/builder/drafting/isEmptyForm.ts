import type { FormDefinition } from '@inlay/sdk/model';

/** Returns whether a form asks nothing yet. */
export const isEmptyForm = ({ pages }: FormDefinition): boolean =>
  pages.every(({ items }) => items.length === 0);
