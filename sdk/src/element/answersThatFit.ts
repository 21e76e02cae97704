import type { PublicForm } from '../model/rendering.ts';
import type { FormNotice } from '../react/FormRenderer.tsx';

type Values = Readonly<Record<string, unknown>>;

/** What a visitor has answered of a form that has changed since, and what they are told of that. */
export interface Answered {
  form: Pick<PublicForm, 'definition'>;
  values: Values;
  notice: FormNotice;
}

/** The values of fields that are there in both states of a form, of the same type (EMBED-066). */
export function answersThatFit({ form, values }: Answered, now: Pick<PublicForm, 'definition'>): Values {
  const typeBefore = new Map(form.definition.fields.map(({ id, type }) => [id, type]));
  const fitting = now.definition.fields.filter(({ id, type }) => typeBefore.get(id) === type);
  return Object.fromEntries(fitting.map(({ id }) => [id, values[id]]));
}
