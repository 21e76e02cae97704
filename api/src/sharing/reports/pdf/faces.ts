import { readFileSync } from 'node:fs';
import type { FontName } from '@inlay/sdk/model';
import { shippedFile } from '../../../platform/process/shippedFile.ts';
import { unwrapWoff } from './unwrapWoff.ts';

export type Weight = 400 | 700;

/** One file of a font: a family, some scripts, a weight. */
interface Face {
  /** Its name in the PDF library, and its file below `api/fonts`. */
  name: string;
  /** Characters it is looked for. */
  covers: RegExp;
}

type Features = readonly string[] | { calt: false };

/** The part of the PDF library's fonts that is used here. */
interface DrawnFont {
  widthOfString(text: string, size: number, features: Features): number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** A part of the PDF library's document. */
interface FontHolder {
  registerFont(name: string, bytes: Buffer): unknown;
  font(name: string): unknown;
}

const FAMILIES: Readonly<Record<FontName, string>> = {
  inter: 'inter',
  roboto: 'roboto',
  'open-sans': 'open-sans',
  montserrat: 'montserrat',
  playfair: 'playfair-display',
  lato: 'lato',
};

const LATIN = /[\u0020-\u024f\u02b0-\u036f\u2000-\u22ff\ufb00-\ufb06\ufffd]/;
const EXTENDED = /[\u0100-\u036f\u1d00-\u1eff\u2000-\u22ff\u2c60-\u2c7f\ua720-\ua7ff]/;

/** Where a character is looked for, in this order. Weights that a script lacks are drawn with the one there is. */
function facesOf(font: FontName | null, weight: Weight): Face[] {
  const latin = (family: string): Face[] => [
    { name: `${family}-latin-${weight}`, covers: LATIN },
    { name: `${family}-latin-ext-${weight}`, covers: EXTENDED },
  ];
  const own = font === null || font === 'inter' ? [] : latin(FAMILIES[font]);
  return [
    ...own,
    ...latin('inter'),
    { name: `inter-vietnamese-${weight}`, covers: /[\u0100-\u0340\u1ea0-\u1ef9\u20ab]/ },
    { name: `inter-cyrillic-${weight}`, covers: /[\p{Script=Cyrillic}\u2116]/u },
    { name: `inter-cyrillic-ext-${weight}`, covers: /\p{Script=Cyrillic}/u },
    { name: `inter-greek-${weight}`, covers: /[\u0370-\u03ff]/ },
    {
      name: `noto-sans-arabic-arabic-${weight}`,
      covers: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\u200c-\u200e\ufb50-\ufeff]/,
    },
    { name: 'noto-sans-jp-japanese-400', covers: /[^\u0020-\u024f\u0600-\u06ff]/u },
  ];
}

/**
 * Returns the features a face is shaped with. Inter's contextual alternates, such as arrows for "->", take two thirds
 * of the time of a long text; Arabic letters join by theirs.
 */
export const featuresOf = (face: string): Features =>
  face.startsWith('noto-sans-arabic') ? [] : { calt: false };

/** Drawn for a character that no font has; the text that is copied keeps it. */
export const MISSING = '□';

/** Text in one font. */
export interface Piece {
  text: string;
  face: string;
}

export interface Faces {
  /** Splits a text where its font changes. */
  split(text: string, weight: Weight): Piece[];
  /** Width in pt. */
  widthOf(piece: Piece, size: number): number;
}

/** Opens the fonts of a document; each file is read when a character needs it. */
export function openFaces(holder: FontHolder, font: FontName | null): Faces {
  const opened = new Map<string, DrawnFont>();
  const widths = new Map<string, number>();
  const open = (name: string): DrawnFont => {
    const known = opened.get(name);
    if (known) return known;
    const bytes = readFileSync(shippedFile(`api/fonts/${name}.woff`));
    holder.registerFont(name, unwrapWoff(bytes));
    holder.font(name);
    // The library's own object of the font that is current.
    const drawn = (holder as unknown as { _font: DrawnFont })._font;
    opened.set(name, drawn);
    return drawn;
  };
  const byWeight = { 400: facesOf(font, 400), 700: facesOf(font, 700) };
  const found = { 400: new Map<string, Piece>(), 700: new Map<string, Piece>() };
  const find = (character: string, weight: Weight): Piece => {
    const known = found[weight].get(character);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const face = byWeight[weight].find(
      ({ name, covers }) => covers.test(character) && open(name).font.hasGlyphForCodePoint(codePoint),
    );
    // Marks of direction have done their work when the line was ordered.
    const shown = /\p{Cf}/u.test(character) ? '' : MISSING;
    const piece = face ? { text: character, face: face.name } : { text: shown, face: JAPANESE };
    found[weight].set(character, piece);
    return piece;
  };
  return {
    split(text, weight) {
      const pieces: Piece[] = [];
      for (const character of text) {
        const { text: shown, face } = find(character, weight);
        if (shown === '') continue;
        const last = pieces.at(-1);
        if (last && (last.face === face || isNeutral(character, last.face, open))) last.text += shown;
        else pieces.push({ text: shown, face });
      }
      return pieces;
    },
    widthOf({ text, face }, size) {
      const key = `${face}\n${text}`;
      const width = widths.get(key) ?? open(face).widthOfString(text, 1, featuresOf(face));
      widths.set(key, width);
      return width * size;
    },
  };
}

const JAPANESE = 'noto-sans-jp-japanese-400';

/** Marks and blanks stay in the font of what they follow, if it has them: Arabic joins within one font only. */
const isNeutral = (character: string, face: string, open: (name: string) => DrawnFont): boolean =>
  /[\s\p{M}\p{Cf}]/u.test(character) && open(face).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
