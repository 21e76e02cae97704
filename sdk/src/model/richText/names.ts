import type { NameNode, Print } from './richText.ts';

/** Names in texts: `{{id}}`, `{{id|words for a blank answer}}`. */
export const NAME_SOURCE = String.raw`\{\{ *(\w+) *(?:\|([^{}]*))?\}\}`;
const NAMES = /* @__PURE__ */ new RegExp(NAME_SOURCE, 'g');

/** Returns the ids that a text names, known or not. */
export const namesIn = (text: string): string[] => [...text.matchAll(NAMES)].map(([, id = '']) => id);

/** Returns the words for a name: the printed answer, else the fallback; an unknown name as it is written. */
export function printName({ id, fallback, source }: Omit<NameNode, 'kind'>, print: Print): string {
  const printed = print(id);
  return printed === undefined ? source : printed.trim() || fallback;
}

/** Replaces the names in a text without Markdown, such as a label. */
export const pipeText = (text: string, print: Print): string =>
  text.replace(NAMES, (source, id: string, fallback = '') => printName({ id, fallback, source }, print));

/** Replaces the names in an address, which occur only in its query (`checkTexts`). Values cannot change other parts. */
export const pipeUrl = (url: string, print: Print): string =>
  url.replace(NAMES, (source, id: string, fallback = '') =>
    encodeURIComponent(printName({ id, fallback, source }, print).toWellFormed()),
  );

/** Returns whether an address names answers outside its query. */
export function hasNamesOutsideQuery(url: string): boolean {
  const [, before = '', after = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return namesIn(before + after).length > 0;
}
