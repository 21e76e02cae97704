/** Scripts that are told apart. Latin letters are in texts of every language. */
const SCRIPTS = [
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
] as const;
type Script = (typeof SCRIPTS)[number];

const LETTERS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')] as const);
/** Letters of a script, at the least, for a text to be in it. */
const LEAST = 10;

/** Japanese is written in three scripts, one of which Chinese has as well. */
const WITH: Partial<Record<Script, readonly Script[]>> = {
  Hiragana: ['Han', 'Katakana'],
  Katakana: ['Han', 'Hiragana'],
};

/** Lists the scripts that a text has letters of. */
export function scriptsIn(text: string): Set<Script> {
  const found = LETTERS.filter(([, letter]) => text.search(letter) >= 0).map(([script]) => script);
  return new Set(found.flatMap((script) => [script, ...(WITH[script] ?? [])]));
}

/** Finds the script that more than half of a text is in; null for Latin letters, and for a text of few letters. */
export function mainScript(text: string): Script | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, letter] of LETTERS) {
    const count = text.match(letter)?.length ?? 0;
    if (count >= LEAST && count * 2 > letters) return script;
  }
  return null;
}
