import type { Field, Option } from '../../fields/field.ts';
import type { Page } from '../../definition/formDefinition.ts';
import type { PackedForm, PublicForm } from '../../public/publicForm.ts';

/** A packed definition before, during and after it is unpacked. */
interface Opened {
  pages?: Pick<Page, 'items'>[];
  fields: { options?: (string | Option)[] }[];
}

/**
 * Completes a form that was sent, in place, so that visitors' scripts can work with it: fields become a page,
 * and words become options. What these scripts do not read stays out.
 */
export function unpackForm({ definition }: Pick<PackedForm | PublicForm, 'definition'>): void {
  const opened = definition as Opened;
  if (opened.pages) return;
  for (const field of opened.fields)
    field.options &&= field.options.map((value) => ({ value, label: value }) as Option);
  opened.pages = [{ items: opened.fields as Field[] }];
}
