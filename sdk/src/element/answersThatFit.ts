import type { PublicForm } from '../model/rendering.ts';
import type { FormNotice } from '../react/FormRenderer.tsx';
import { fieldsOf } from '../model/structure/fieldsOf.ts';

type Values = Readonly<Record<string, unknown>>;

/** A visitor's answers to an outdated revision, and the notice that it has changed. */
export interface Answered {
  form: Pick<PublicForm, 'definition'>;
  values: Values;
  notice: FormNotice;
}

/** Returns the values of fields that both revisions have, with the same type (EMBED-066). */
export function answersThatFit({ form, values }: Answered, now: Pick<PublicForm, 'definition'>): Values {
  const typeBefore = new Map(fieldsOf(form.definition).map(({ id, type }) => [id, type]));
  const fitting = fieldsOf(now.definition).filter(({ id, type }) => typeBefore.get(id) === type);
  return Object.fromEntries(fitting.map(({ id }) => [id, values[id]]));
}
