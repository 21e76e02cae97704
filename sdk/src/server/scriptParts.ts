import type { Language } from '../model/language/languages.ts';
import { chunksOf, type ChunkedForm } from '../react/formChunks.ts';

/** Paths of the files that a script splits off, by name: its core if it has one, texts by language, chunks. */
export type ScriptParts = Readonly<Partial<Record<string, string>>>;

/** Returns the paths of what a form waits for before it is hydrated; missing files are left out. */
export const partsOf = (form: ChunkedForm, language: Language, parts: ScriptParts): string[] =>
  ['core', language, ...chunksOf(form), ...(form.planned?.chunks ?? [])].flatMap((name) => parts[name] ?? []);
