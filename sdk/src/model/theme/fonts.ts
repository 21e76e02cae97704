import type { ResolvedStyles } from './customStyles.ts';
import { fontFamilies } from './resolveStyles.ts';

/** A font served by the platform (D-84). */
export type FontName = Exclude<ResolvedStyles['fontFamily'], 'system'>;

interface FormFont {
  /** Content hashes in the names of the files, by weight and subset. The build verifies them. */
  files: readonly { weight: string; latin: string; 'latin-ext': string }[];
  /** Kind of the fallback font shown until the files are loaded. */
  standIn: keyof typeof STAND_INS;
  /** Width of its text relative to Arial or Times, by weight. */
  width: Record<keyof typeof STAND_IN_WEIGHTS, number>;
  /** Ascent and descent, as parts of the font size. */
  ascent: number;
  descent: number;
}

/** Every font that can be chosen. Widths were measured in a browser on English text, in weights 400 and 600. */
export const FORM_FONTS: Readonly<Record<FontName, FormFont>> = {
  inter: {
    files: [{ weight: '100 900', latin: 'MQDndehh', 'latin-ext': 'NLnFBMq3' }],
    standIn: 'sans',
    width: { regular: 1.0622, bold: 1.0095 },
    ascent: 0.969,
    descent: 0.241,
  },
  roboto: {
    files: [{ weight: '100 900', latin: 'FATKNIvX', 'latin-ext': 'zts3SwWj' }],
    standIn: 'sans',
    width: { regular: 0.9909, bold: 0.9386 },
    ascent: 0.928,
    descent: 0.244,
  },
  'open-sans': {
    files: [{ weight: '300 800', latin: '2OT-BFKq', 'latin-ext': '1bq44ocy' }],
    standIn: 'sans',
    width: { regular: 1.0451, bold: 1.0129 },
    ascent: 1.069,
    descent: 0.293,
  },
  montserrat: {
    files: [{ weight: '100 900', latin: 'BrFtt6lp', 'latin-ext': 'VNmni3_2' }],
    standIn: 'sans',
    width: { regular: 1.1131, bold: 1.0813 },
    ascent: 0.968,
    descent: 0.251,
  },
  playfair: {
    files: [{ weight: '400 900', latin: '4MdkqOnh', 'latin-ext': 'QomK1Jpr' }],
    standIn: 'serif',
    width: { regular: 1.1028, bold: 1.0573 },
    ascent: 1.082,
    descent: 0.251,
  },
  lato: {
    files: [
      { weight: '400', latin: 'kYt9w-Li', 'latin-ext': 'i5_Jc3BD' },
      { weight: '700', latin: 'xEfddne0', 'latin-ext': 'OleX9EC8' },
    ],
    standIn: 'sans',
    width: { regular: 0.9652, bold: 0.9229 },
    ascent: 0.987,
    descent: 0.213,
  },
};

/** A system font, by its names. */
interface StandIn {
  regular: readonly string[];
  bold: readonly string[];
  /** Width of text in Arial or Times relative to this font. */
  scale: { regular: number; bold: number };
}

/**
 * The fallback fonts: Arial or Times, or fonts made to the same width; then those of Android and bare Linux.
 * Scales were measured in the same way as widths.
 */
const STAND_INS: Readonly<Record<'sans' | 'serif', readonly StandIn[]>> = {
  sans: [
    {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      scale: { regular: 1, bold: 1 },
    },
    {
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
      scale: { regular: 1.0103, bold: 1.066 },
    },
    {
      regular: ['DejaVu Sans'],
      bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      scale: { regular: 0.8835, bold: 0.8365 },
    },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      scale: { regular: 1, bold: 1 },
    },
    {
      regular: ['DejaVu Serif'],
      bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
      scale: { regular: 0.7895, bold: 0.7584 },
    },
  ],
};

/** Characters of each subset; browsers load a file only for a character in it. */
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,' +
    'U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,' +
    'U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;
type Subset = keyof typeof SUBSETS;
const SUBSET_NAMES = Object.keys(SUBSETS) as Subset[];

/**
 * Characters for which a fallback is stretched: Latin, Greek and Cyrillic. The form's fonts have no others, so
 * other scripts keep their size.
 */
const STAND_IN_CHARACTERS = 'U+0-52F,U+1E00-1FFF,U+2000-22FF';

/** Weights covered by each fallback. System fonts have two; labels and titles use bold. */
const STAND_IN_WEIGHTS = { regular: '100 549', bold: '550 900' } as const;
type StandInFace = keyof typeof STAND_IN_WEIGHTS;

/** A file below /sdk/fonts/; its name has a content hash. */
export interface FontFile {
  name: string;
  subset: Subset;
  weight: string;
}

/** Returns the files of a font. */
export function fontFiles(font: FontName): FontFile[] {
  const { files } = FORM_FONTS[font];
  return SUBSET_NAMES.flatMap((subset) =>
    files.map((file) => {
      const weight = files.length > 1 ? `-${file.weight}` : '';
      return { name: `${font}-${subset}${weight}-${file[subset]}.woff2`, subset, weight: file.weight };
    }),
  );
}

/**
 * Returns the `@font-face` rules of a font: its files, and a system font stretched to the same size. The
 * fallback shows until the files are loaded, so that nothing moves then (D-84).
 * @param baseUrl the platform's origin; empty on the platform's own pages.
 */
export function fontFaceCss(font: FontName, baseUrl: string): string {
  const [family] = fontFamilies(font);
  const faces = fontFiles(font).map(
    ({ name, subset, weight }) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
      `src:url("${baseUrl}/sdk/fonts/${name}") format("woff2");unicode-range:${SUBSETS[subset]}}`,
  );
  return faces.join('') + standInCss(font);
}

/** Returns the `@font-face` rules of a font's fallback alone: they load no file. */
export function standInCss(font: FontName): string {
  const { standIn, width, ascent, descent } = FORM_FONTS[font];
  const [, ...standInFamilies] = fontFamilies(font);
  const standIns = STAND_INS[standIn].flatMap((one, index) =>
    (Object.keys(STAND_IN_WEIGHTS) as StandInFace[]).map((face) => {
      const scale = width[face] * one.scale[face];
      const names = one[face].map((name) => `local("${name}")`);
      return (
        `@font-face{font-family:${standInFamilies[index]};font-weight:${STAND_IN_WEIGHTS[face]};` +
        `src:${names.join()};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};` +
        `descent-override:${percent(descent / scale)};line-gap-override:0%;unicode-range:${STAND_IN_CHARACTERS}}`
      );
    }),
  );
  return standIns.join('');
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
