import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import { MISSING, type Faces, type Piece, type Weight } from './faces.ts';

// Its types describe a module of another kind than Node.js finds.
const bidi = (bidiFactory as unknown as () => Bidi)();
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export interface TextStyle {
  size: number;
  weight: Weight;
}

/** A line as it is drawn: pieces from left to right. */
export interface Line {
  pieces: readonly (Piece & { width: number })[];
  width: number;
  /** What is copied, where it differs from the pieces: their order, or characters that no font has. */
  actual: string | null;
}

/**
 * Breaks a text into lines (UAX 14) and orders each for drawing (UAX 9).
 * @param width in pt; a word that is longer is broken between characters
 * @param isRightToLeft direction of a text without letters that have one
 */
export function layLines(
  faces: Faces,
  text: string,
  style: TextStyle,
  { width, isRightToLeft }: { width: number; isRightToLeft: boolean },
): Line[] {
  return clean(text)
    .split('\n')
    .flatMap((paragraph) => {
      const levels = levelsOf(paragraph, isRightToLeft);
      return breakParagraph(faces, paragraph, style, width).map(([start, end]) =>
        layLine(faces, style, paragraph, [start, end], levels),
      );
    });
}

/** Tabs are blanks, and what controls a terminal is nothing. */
const clean = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');

/** Returns where each line begins and ends. */
function breakParagraph(
  faces: Faces,
  paragraph: string,
  { size, weight }: TextStyle,
  width: number,
): [number, number][] {
  const widthOf = (text: string): number =>
    faces.split(text, weight).reduce((sum, piece) => sum + faces.widthOf(piece, size), 0);
  const lines: [number, number][] = [];
  const breaker = new LineBreaker(paragraph);
  let [start, last, used] = [0, 0, 0];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = paragraph.slice(last, next.position);
    const letters = word.trimEnd();
    const needed = widthOf(letters);
    if (used + needed > width && last > start) {
      lines.push([start, last]);
      [start, used] = [last, 0];
    }
    if (needed > width) {
      const parts = breakWord(letters, width, widthOf);
      for (const part of parts.slice(0, -1)) {
        lines.push([last, last + part.length]);
        last += part.length;
      }
      start = last;
      used = widthOf(paragraph.slice(start, next.position));
    } else used += widthOf(word);
    last = next.position;
  }
  lines.push([start, paragraph.length]);
  return lines;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let [part, used] = ['', 0];
  for (const { segment } of graphemes.segment(word)) {
    const needed = widthOf(segment);
    if (used + needed > width && part !== '') {
      parts.push(part);
      [part, used] = ['', 0];
    }
    part += segment;
    used += needed;
  }
  return [...parts, part];
}

/** Embedding levels of a text that has letters from right to left, or stands among such; null for others. */
const levelsOf = (paragraph: string, isRightToLeft: boolean): Uint8Array | null => {
  if (!RIGHT_TO_LEFT.test(paragraph)) return null;
  const isLatinFirst = /^[^\p{L}]*\p{Script=Latin}/u.test(paragraph);
  return bidi.getEmbeddingLevels(paragraph, isRightToLeft && !isLatinFirst ? 'rtl' : 'auto').levels;
};

function layLine(
  faces: Faces,
  { size, weight }: TextStyle,
  paragraph: string,
  [start, end]: readonly [number, number],
  levels: Uint8Array | null,
): Line {
  const text = paragraph.slice(start, end).trimEnd();
  const runs = levels ? orderRuns(text, levels.subarray(start, start + text.length)) : [{ text, level: 0 }];
  const pieces = runs.flatMap((run) => {
    const isReversed = run.level % 2 === 1;
    const shown = isReversed ? mirror(run.text) : run.text;
    const split = faces.split(shown, weight);
    const drawn = isReversed ? split.toReversed().map(reverseUnshaped) : split;
    return drawn.map((piece) => ({ ...piece, width: faces.widthOf(piece, size) }));
  });
  const isCopied = levels === null && !pieces.some((piece) => piece.text.includes(MISSING));
  return {
    pieces,
    width: pieces.reduce((sum, piece) => sum + piece.width, 0),
    actual: isCopied || text === '' ? null : text,
  };
}

/** Orders the runs of one line for the eye (UAX 9, rule L2). */
function orderRuns(text: string, levels: Uint8Array): { text: string; level: number }[] {
  const runs: { text: string; level: number }[] = [];
  for (const [at, level] of levels.entries()) {
    const last = runs.at(-1);
    if (last?.level === level) last.text += text[at] ?? '';
    else runs.push({ text: text[at] ?? '', level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while ((runs[to]?.level ?? 0) >= level) to++;
      if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return runs;
}

const mirror = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** The font reverses letters it shapes; blanks and marks between them are reversed here. */
const reverseUnshaped = (piece: Piece): Piece =>
  RIGHT_TO_LEFT.test(piece.text) ? piece : { ...piece, text: Array.from(piece.text).toReversed().join('') };
