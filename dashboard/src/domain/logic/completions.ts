import { OPERATOR_RULES, type RuleSource } from '@inlay/sdk/model';
import { typeName } from './formulaWords.ts';
import type { RuleContext } from './ruleContext.ts';

/** Something that can be written at the caret of a formula. */
export interface Completion {
  label: string;
  /** Type of an answer, meaning of a function. */
  detail: string;
  /** Inserted text; the caret follows it. */
  insert: string;
  caret: number;
}

/** Completions for the text before the caret. */
export interface Completions {
  /** Start of the text that a completion replaces. */
  from: number;
  items: readonly Completion[];
}

/** Most completions that are listed. */
const MAX_ITEMS = 8;

/** Operators that are written as signs or words, not as functions; those of points are offered apart. */
const SIGNS: ReadonlySet<string> = new Set(
  'and or not eq ne lt le gt ge add sub mul div mod points score maxScore passed seen'.split(' '),
);

const functionsOf = (isOffered: (name: string) => boolean): Completion[] =>
  Object.entries(OPERATOR_RULES)
    .filter(([name]) => isOffered(name))
    .map(([name, { means, takes, optional = 0 }]) => ({
      label: `${name}()`,
      detail: means,
      insert: `${name}()`,
      caret: name.length + (takes.length === optional ? 2 : 1),
    }));

const FUNCTIONS = functionsOf((name) => !SIGNS.has(name));
/** Those of a form that gives points. */
const SCORE_FUNCTIONS = functionsOf((name) => ['score', 'maxScore', 'passed'].includes(name));

/** Writes the name of an answer in a formula. */
export const braced = (name: string): string => `{${name.replace(/[\\}]/g, String.raw`\$&`)}}`;

function completeName({ name, type }: RuleSource): Completion {
  const insert = braced(name);
  return { label: name, detail: typeName(type), insert, caret: insert.length };
}

/** Lists what may be written at the caret: names behind a brace, names and functions behind letters. */
export function completionsAt(
  text: string,
  caret: number,
  { sources, hasScore }: Pick<RuleContext, 'sources' | 'hasScore'>,
): Completions | null {
  const before = text.slice(0, caret);
  const name = /\{([^{}]*)$/.exec(before);
  const word = /(\p{L}+)$/u.exec(before);
  const found = name ?? word;
  // Within a text in quotation marks nothing is completed.
  if (!found || (before.match(/"/g)?.length ?? 0) % 2 === 1) return null;
  const sought = (found[1] ?? '').toLowerCase();
  const matches = ({ label }: Completion) => label.toLowerCase().includes(sought);
  const functions = hasScore ? [...SCORE_FUNCTIONS, ...FUNCTIONS] : FUNCTIONS;
  const items = [...sources.map(completeName), ...(name ? [] : functions)].filter(matches);
  const sorted = items.toSorted((a, b) => rank(a, sought) - rank(b, sought));
  return sorted.length === 0 ? null : { from: found.index, items: sorted.slice(0, MAX_ITEMS) };
}

const rank = ({ label }: Completion, sought: string): number =>
  label.toLowerCase().startsWith(sought) ? 0 : 1;
