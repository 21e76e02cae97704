import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';

/**
 * Tells whether answers in progress are kept: not those of an anonymous list, whose key, times and mailed address would
 * join a person with an answer (decision 881), and of a form for invited people alone those of nobody else.
 */
export async function mayKeep(
  { invited }: Pick<PublicFormDeps, 'invited'>,
  form: PublishedForm,
  idempotencyKey: string,
): Promise<boolean> {
  if (!form.keepsUnfinished) return false;
  if (form.invitations === 'off') return true;
  const person = await invited.byKey(form, idempotencyKey);
  return person ? !person.isAnonymous : form.invitations === 'also';
}
