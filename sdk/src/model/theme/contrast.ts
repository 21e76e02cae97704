import type { Field, HeaderField } from '../fields/field.ts';
import { contrastRatio, overlay, withOpacity } from './color.ts';
import type { CustomStyles, ResolvedStyles } from './customStyles.ts';
import {
  buttonColors,
  headingColor,
  messageColors,
  SUMMARY_TINT,
  surfaces,
  type Surfaces,
} from './derivedColors.ts';
import { nearestColor } from './oklch.ts';
import { resolveStyles } from './resolveStyles.ts';

/** Keys of `CustomStyles` that hold a colour. */
export type ColorKey = Extract<keyof CustomStyles, `${string}Color`>;

/** Contrast of one part of a form (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export interface ContrastCheck {
  id: RuleId;
  /** The style whose control the finding belongs to. */
  key: ColorKey;
  /** 1 to 21: the lowest of all places where the part is visible. */
  ratio: number;
  /** 4.5 for text, 3 for large text and for the outlines of controls. */
  needed: number;
  passes: boolean;
}

type RuleId =
  | 'text'
  | 'error'
  | 'focus'
  | 'choice'
  | 'input'
  | 'placeholder'
  | 'border'
  | 'button'
  | 'credit';

const TEXT = 4.5;
const LARGE_TEXT = 3;
const OUTLINE = 3;
/** Sizes from which text counts as large, in px. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

/** Opacity of hints, placeholders and input borders in form.css. */
const HINT = 0.8;
const PLACEHOLDER = 0.65;
const BORDER = 0.55;

interface Rule {
  id: RuleId;
  /** The control of the colour, then that of its background. */
  keys: [ColorKey, ...ColorKey[]];
  needed(styles: ResolvedStyles): number;
  ratio(styles: ResolvedStyles, seen: Surfaces): number;
}

/** Returns the contrast of a colour with its background; `opacity` adds to its own transparency. */
function ratioOn(color: string, back: string, opacity = 1): number {
  const own = color.length > 7 ? parseInt(color.slice(7), 16) / 255 : 1;
  return contrastRatio(overlay(withOpacity(color, own * opacity), back), back);
}

const RULES: readonly Rule[] = [
  {
    id: 'text',
    keys: ['textColor', 'formBackgroundColor'],
    needed: () => TEXT,
    ratio(styles, seen) {
      const { textColor } = styles;
      const { error } = messageColors(seen, styles);
      const summary = overlay(withOpacity(error, SUMMARY_TINT), seen.form);
      return Math.min(ratioOn(textColor, seen.form, HINT), ratioOn(textColor, summary));
    },
  },
  {
    id: 'error',
    keys: ['formBackgroundColor'],
    needed: () => TEXT,
    ratio: (styles, seen) => contrastRatio(messageColors(seen, styles).error, seen.form),
  },
  {
    id: 'focus',
    keys: ['formBackgroundColor'],
    needed: () => OUTLINE,
    ratio: (styles, seen) => contrastRatio(messageColors(seen, styles).focus, seen.form),
  },
  {
    id: 'choice',
    keys: ['primaryColor', 'formBackgroundColor'],
    needed: () => OUTLINE,
    ratio: ({ primaryColor }, { form }) => ratioOn(primaryColor, form),
  },
  {
    id: 'input',
    keys: ['inputTextColor', 'fieldBackgroundColor'],
    needed: () => TEXT,
    ratio: ({ inputTextColor }, { field }) => ratioOn(inputTextColor, field),
  },
  {
    id: 'placeholder',
    keys: ['inputTextColor', 'fieldBackgroundColor'],
    needed: () => TEXT,
    ratio: ({ inputTextColor }, { field }) => ratioOn(inputTextColor, field, PLACEHOLDER),
  },
  {
    id: 'border',
    keys: ['inputTextColor', 'fieldBackgroundColor'],
    needed: () => OUTLINE,
    ratio({ inputTextColor }, { field, form }) {
      const own = inputTextColor.length > 7 ? parseInt(inputTextColor.slice(7), 16) / 255 : 1;
      const border = overlay(withOpacity(inputTextColor, own * BORDER), field);
      // A field with enough contrast to the form needs no visible border.
      return Math.max(contrastRatio(border, form), contrastRatio(field, form));
    },
  },
  {
    id: 'button',
    keys: ['buttonColor', 'formBackgroundColor'],
    needed: () => TEXT,
    ratio(styles, seen) {
      const { from, to, text, hover } = buttonColors(styles, seen);
      return Math.min(
        ...[from, to, overlay(hover, from), overlay(hover, to)].map((back) => ratioOn(text, back)),
      );
    },
  },
  {
    id: 'credit',
    keys: ['footerCreditColor', 'formBackgroundColor'],
    needed: ({ footerCreditSize }) => (footerCreditSize >= LARGE_PX ? LARGE_TEXT : TEXT),
    ratio: ({ footerCreditColor }, { form }) => ratioOn(footerCreditColor, form),
  },
];

const passes = (rule: Rule, styles: ResolvedStyles, seen: Surfaces): boolean =>
  rule.ratio(styles, seen) >= rule.needed(styles);

/** Returns the contrast of everything shown, in the order of the form. Ignores own CSS. */
export function checkContrast(customStyles: CustomStyles): ContrastCheck[] {
  const styles = resolveStyles(customStyles);
  const seen = surfaces(styles);
  return RULES.filter(({ id }) => id !== 'credit' || styles.showFooterCredit).map((rule) => {
    const [ratio, needed] = [rule.ratio(styles, seen), rule.needed(styles)];
    return { id: rule.id, key: rule.keys[0], ratio, needed, passes: ratio >= needed };
  });
}

/** Returns whether custom CSS changes colors, which `checkContrast` ignores. */
export const changesColors = (customCss: string): boolean =>
  /^(?:color|background-color|opacity):/m.test(customCss);

/**
 * Returns the smallest change of colours with which every check of one control passes: of the colour itself,
 * else of its background, else of both. Keeps other checks passing where possible.
 */
export function fixContrast(customStyles: CustomStyles, key: ColorKey): ColorChanges | null {
  const styles = resolveStyles(customStyles);
  const seen = surfaces(styles);
  const own = RULES.filter((rule) => rule.keys[0] === key);
  const others = RULES.filter((rule) => rule.keys[0] !== key && passes(rule, styles, seen));
  const keys = own[0]?.keys ?? [key];
  for (const rules of [[...own, ...others], own]) {
    const fix = findFix(customStyles, keys, rules);
    if (fix) return fix;
  }
  return null;
}

/** Colours to set. */
export type ColorChanges = Partial<Record<ColorKey, string>>;

function findFix(
  customStyles: CustomStyles,
  keys: readonly [ColorKey, ...ColorKey[]],
  rules: readonly Rule[],
): ColorChanges | null {
  for (const key of keys) {
    const color = findColor(customStyles, key, rules);
    if (color) return { [key]: color };
  }
  const [front, back] = keys;
  if (!back) return null;
  for (const extreme of ['#000000', '#ffffff']) {
    const color = findColor({ ...customStyles, [front]: extreme }, back, rules);
    if (color) return { [front]: extreme, [back]: color };
  }
  return null;
}

const findColor = (customStyles: CustomStyles, key: ColorKey, rules: readonly Rule[]): string | null =>
  nearestColor(resolveStyles(customStyles)[key], (color) => {
    const styles = resolveStyles({ ...customStyles, [key]: color });
    const seen = surfaces(styles);
    return rules.every((rule) => passes(rule, styles, seen));
  });

/** A heading with too little contrast, and the nearest colour with enough. */
export interface HeadingFinding {
  fieldId: string;
  ratio: number;
  needed: number;
  color: string;
}

/** Finds headings with too little contrast: each has a colour of its own, whatever the form's background. */
export function checkHeadings(customStyles: CustomStyles, fields: readonly Field[]): HeadingFinding[] {
  const styles = resolveStyles(customStyles);
  const { form } = surfaces(styles);
  return fields
    .filter((field) => 'color' in field)
    .map((field) => {
      return { field, needed: neededFor(field), ratio: ratioOn(headingColor(field.color, styles), form) };
    })
    .filter(({ needed, ratio }) => ratio < needed)
    .map(({ field, needed, ratio }) => {
      const color = nearestColor(field.color, (candidate) => ratioOn(candidate, form) >= needed);
      return { fieldId: field.id, ratio, needed, color: color ?? '#000000' };
    });
}

const neededFor = ({ fontSize, fontWeight }: HeaderField): number =>
  fontSize >= LARGE_PX || (fontSize >= LARGE_BOLD_PX && fontWeight >= BOLD) ? LARGE_TEXT : TEXT;
