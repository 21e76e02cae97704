import type { parsePostedAnswers, PublicForm } from '../model/rendering.ts';

/** Reads what visitors typed into a server-rendered form before it was hydrated, by what parses its post. */
export function readTyped(
  form: PublicForm,
  element: HTMLFormElement | null,
  parse: typeof parsePostedAnswers,
): Record<string, unknown> {
  if (!element) return {};
  const entries = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return parse(form.definition, entries);
}
