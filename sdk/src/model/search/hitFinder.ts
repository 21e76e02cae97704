import { BETWEEN_DIGITS, foldText, spellingsOf, spellOut } from './foldText.ts';

/** A place of a text, from one character up to another. */
export interface Hit {
  start: number;
  end: number;
}

/** A text as searches compare it, and which part of the text each of its characters is. */
interface Folded {
  text: string;
  parts: Hit[];
}

/** Plain signs at once, others one by one with their marks. An apostrophe is no plain sign: it is compared as none. */
const PIECES = /([ -&(-~]+)(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;

function foldParts(text: string, spell: (piece: string) => string): Folded {
  const parts: Hit[] = [];
  let folded = '';
  for (const { 0: piece, 1: plain, index } of text.matchAll(PIECES)) {
    const found = plain === undefined ? foldText(spell(piece)) : plain.toLowerCase();
    folded += found;
    for (let at = 0; at < found.length; at++)
      parts.push(
        plain === undefined
          ? { start: index, end: index + piece.length }
          : { start: index + at, end: index + at + 1 },
      );
  }
  return joinParts({ text: folded, parts });
}

/** Leaves out what stands between the digits of a number. */
function joinParts({ text, parts }: Folded): Folded {
  const left = new Set<number>();
  for (const { 0: found, index } of text.matchAll(BETWEEN_DIGITS))
    for (let at = 1; at < found.length; at++) left.add(index + at);
  if (left.size === 0) return { text, parts };
  return {
    text: text.replace(BETWEEN_DIGITS, '$1'),
    parts: parts.filter((_part, at) => !left.has(at)),
  };
}

function* listPlaces({ text, parts }: Folded, wanted: string): Generator<Hit> {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    yield { start: parts[at]?.start ?? 0, end: parts[at + wanted.length - 1]?.end ?? 0 };
}

/**
 * Returns a function that finds where a text holds terms of a search, in any of their spellings, as the search itself
 * compares them: Mueller in Müller, 030123 in 030 / 123.
 */
export function hitFinder(terms: readonly string[]): (text: string) => Hit[] {
  const wanted = [...new Set(terms.flatMap(spellingsOf).map(foldText))].filter((one) => one !== '');
  return (text) => {
    const plain = foldParts(text, (piece) => piece);
    const spelled = spellOut(text) === text.normalize() ? [] : [foldParts(text, spellOut)];
    const hits = [plain, ...spelled].flatMap((one) => wanted.flatMap((term) => [...listPlaces(one, term)]));
    // Most are found in either spelling.
    return [...new Map(hits.map((hit) => [`${hit.start} ${hit.end}`, hit])).values()];
  };
}
