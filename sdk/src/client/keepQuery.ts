import { LANGUAGE_INPUT } from '../model/structure/posted/languageInput.ts';

/** Lets the links to a form's other languages, before it, keep what its address says besides: what it fills in, its look. */
export function keepQuery(root: Element): void {
  for (const link of root.previousElementSibling?.querySelectorAll('a') ?? []) {
    const query = new URLSearchParams(window.location.search);
    query.set(LANGUAGE_INPUT, link.lang);
    link.search = query.toString();
  }
}
