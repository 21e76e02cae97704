import type { CommentAudience, Mention } from '@inlay/api/contract';

/** Longest part of a name that is looked for. */
const MAX_SOUGHT = 40;

/** A mention that is being typed: index of its @, and the text from there to the caret. */
export interface TypedMention {
  start: number;
  sought: string;
}

/** Finds the mention that is typed at the caret: an @ at the start of a word, with text of one line behind it. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || /[\p{L}\p{N}]$/u.test(before.slice(0, start))) return null;
  const sought = before.slice(start + 1);
  return sought.length > MAX_SOUGHT || sought.includes('\n') ? null : { start, sought };
}

/** Lists the people whose name, or a word of it, begins with the typed text. */
export function peopleFor<Person extends Pick<Mention, 'name'>>(
  people: readonly Person[],
  { sought }: TypedMention,
): Person[] {
  const wanted = sought.toLocaleLowerCase();
  return people.filter(({ name }) => {
    const lower = name.toLocaleLowerCase();
    return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
  });
}

/** Lists whom a comment can mention: only those who will read it. */
export const mentionableIn = (
  people: readonly Mention[],
  audience: CommentAudience | undefined,
): readonly Mention[] =>
  audience === 'public' ? [] : people.filter(({ kind }) => audience === 'clients' || kind === 'user');

/** Lists the people whom a text names. */
export const mentionsIn = (text: string, people: readonly Mention[]): Pick<Mention, 'kind' | 'id'>[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ kind, id }) => ({ kind, id }));

/** Splits a text at the names it mentions; the odd parts are mentions with their @. */
export function splitMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const either = longestFirst.map((name) => `@${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
  return text.split(new RegExp(`(${either.join('|')})`));
}
