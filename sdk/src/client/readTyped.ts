import { parsePostedAnswers, type PublicForm } from '../model/rendering.ts';

/** Reads what visitors typed into a server-rendered form before it was hydrated. */
export function readTyped(form: PublicForm, element: HTMLFormElement | null): Record<string, unknown> {
  if (!element) return {};
  const entries = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return parsePostedAnswers(form.definition, entries);
}
