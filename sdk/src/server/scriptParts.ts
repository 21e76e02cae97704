import type { Language } from '../model/languages.ts';
import type { DefinitionTree } from '../model/rendering.ts';
import { chunksOf } from '../react/formChunks.ts';

/** Paths of the files that a script splits off, by name: texts by language, chunks by `FORM_CHUNKS`. */
export type ScriptParts = Readonly<Partial<Record<string, string>>>;

/** Returns the paths of what a form waits for before it is hydrated; missing files are left out. */
export const partsOf = (definition: DefinitionTree, language: Language, parts: ScriptParts): string[] =>
  [language, ...chunksOf(definition)].flatMap((name) => parts[name] ?? []);
