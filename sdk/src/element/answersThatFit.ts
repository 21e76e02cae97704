import type { PublicForm } from '../model/rendering.ts';
import type { FormNotice } from '../react/FormRenderer.tsx';
import { typesIn } from '../model/structure/typesIn.ts';

type Values = Readonly<Record<string, unknown>>;

/** A visitor's answers to an outdated revision, and the notice that it has changed. */
export interface Answered {
  form: Pick<PublicForm, 'definition'>;
  values: Values;
  notice: FormNotice;
}

/** Returns the values of fields and groups that both revisions have, with the same type (EMBED-066). */
export function answersThatFit({ form, values }: Answered, now: Pick<PublicForm, 'definition'>): Values {
  const before = typesIn(form.definition);
  const types = typesIn(now.definition);
  return Object.fromEntries(
    Object.entries(values).filter(([id]) => types.has(id) && types.get(id) === before.get(id)),
  );
}
