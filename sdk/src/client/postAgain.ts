import type { PublicForm } from '../model/rendering.ts';
import { formEntries } from '../model/structure/posted/postedEntries.ts';
import { STEP_INPUTS } from '../model/structure/posted/stepInputs.ts';

const isAnswer = (name: string): boolean => /^(answers|rows)\./.test(name) || name === STEP_INPUTS.emptied;

/**
 * Posts a form with the answers of all its pages, as it would be posted without JavaScript: the controls in the
 * page are those of one page of the form, and of earlier posts (EMBED-066).
 */
export function postAgain(
  element: HTMLFormElement,
  { definition, planned }: PublicForm,
  values: Readonly<Record<string, unknown>>,
): void {
  const other = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isAnswer(entry[0]),
  );
  const form = Object.assign(document.createElement('form'), { method: 'post', action: element.action });
  for (const [name, value] of [...other, ...formEntries(definition, values, planned?.starts)])
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
