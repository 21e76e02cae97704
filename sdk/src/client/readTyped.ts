import { readPostedAnswers, type PublicForm } from '../model/rendering.ts';

/**
 * What stands in a form that was rendered before any script came: typed values are already in the
 * inputs, so they are read from there and lost nowhere.
 */
export function readTyped(form: PublicForm, element: HTMLFormElement | null): Record<string, unknown> {
  if (!element) return {};
  const entries = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readPostedAnswers(form.definition, entries);
}
