import { generate, parse, walk, type CssNode } from 'css-tree';
import { formatHex, parse as parseColor, converter } from 'culori';
import type { SheetFacts } from './lookFacts.ts';

/** Deepest chain of variables that is followed. */
const MAX_DEPTH = 6;
/** Longest value that is looked at, in characters: variables that hold many variables would fill the memory. */
const MAX_VALUE_LENGTH = 1_000;
/** Chroma (OKLCH) from which a colour is one that stands out. */
const MIN_CHROMA = 0.05;
const MAX_ACCENTS = 8;

/** How much a colour says, by where it stands. */
const WEIGHTS = { variable: 6, button: 4, link: 2, other: 0.1 } as const;

const BUTTON = /(?:^|[\s>.,_-])(?:button|btn|cta)\b|\bsubmit\b/i;
const LINK = /(?:^|[\s,])a(?:[:.\s,]|$)/;
const HEADING = /(?:^|[\s,])h[12](?:[\s,:.]|$)/;
/** The bar at the top of a page, and not what stands in it. */
const BAR = /(?:^|[\s,.#_-])(?:header|nav|navbar|topbar|masthead|site-header)\s*(?:,|$)/i;
const ROOT = /^(?:\s*(?::root|html|body)\s*,?)+$/i;
const TELLING = /primary|brand|accent|theme|main/i;

const toOklch = converter('oklch');

/** A declaration with the selectors it belongs to. */
interface Declared {
  selector: string;
  property: string;
  value: string;
}

/** Lists all declarations of style rules; broken ones are left out. */
function listDeclarations(css: string): Declared[] {
  const found: Declared[] = [];
  const tree = parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false });
  walk(tree, {
    visit: 'Rule',
    enter({ prelude, block }: { prelude: CssNode; block: { children: Iterable<CssNode> } } & CssNode) {
      const selector = generate(prelude);
      for (const node of block.children) {
        if (node.type !== 'Declaration') continue;
        const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase();
        found.push({ selector, property, value: generate(node.value).trim() });
      }
    },
  });
  return found;
}

/** Reads what style sheets say of a look. */
export function readSheets(css: string): SheetFacts {
  const declared = listDeclarations(css);
  const variables = new Map<string, string>();
  for (const { selector, property, value } of declared) {
    if (property.startsWith('--') && ROOT.test(selector) && !variables.has(property)) {
      variables.set(property, value);
    }
  }
  const resolve = (value: string, depth = 0): string => {
    if (depth > MAX_DEPTH || value.length > MAX_VALUE_LENGTH) return '';
    const resolved = value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
      (_all, name: string, otherwise = '') => resolve(variables.get(name) ?? String(otherwise), depth + 1),
    );
    return resolved.length > MAX_VALUE_LENGTH ? '' : resolved;
  };
  const colorOf = (value: string): string | null => colorIn(resolve(value));
  const lastOf = (wanted: RegExp, ...properties: string[]): Declared | undefined =>
    declared.findLast(
      ({ selector, property, value }) =>
        wanted.test(selector) && properties.includes(property) && resolve(value) !== 'inherit',
    );
  const background = lastOf(ROOT, 'background', 'background-color');
  const text = lastOf(ROOT, 'color');
  const fonts = [lastOf(ROOT, 'font-family', 'font'), lastOf(HEADING, 'font-family')];
  const radius = lastOf(BUTTON, 'border-radius');
  const [headingColor, headingFont] = [lastOf(HEADING, 'color'), lastOf(HEADING, 'font-family')];
  const bar = lastOf(BAR, 'background', 'background-color');
  return {
    background: background ? colorOf(background.value) : null,
    text: text ? colorOf(text.value) : null,
    accents: rankAccents(declared, colorOf),
    fonts: fonts.flatMap((one) => (one ? fontIn(resolve(one.value)) : [])),
    radius: radius ? lengthIn(resolve(radius.value)) : null,
    heading: {
      color: headingColor ? colorOf(headingColor.value) : null,
      font: headingFont ? (fontIn(resolve(headingFont.value))[0] ?? null) : null,
    },
    bar: bar ? colorOf(bar.value) : null,
  };
}

/** Ranks the colours that stand out by where they are used. */
function rankAccents(declared: readonly Declared[], colorOf: (value: string) => string | null): string[] {
  const scores = new Map<string, number>();
  for (const { selector, property, value } of declared) {
    const weight = weightOf(selector, property);
    const color = weight > 0 ? colorOf(value) : null;
    if (color && isStriking(color)) scores.set(color, (scores.get(color) ?? 0) + weight);
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_ACCENTS)
    .map(([color]) => color);
}

function weightOf(selector: string, property: string): number {
  if (property.startsWith('--')) return ROOT.test(selector) && TELLING.test(property) ? WEIGHTS.variable : 0;
  const isFill = property === 'background' || property === 'background-color';
  if (isFill && BUTTON.test(selector)) return WEIGHTS.button;
  if (property === 'color' && LINK.test(selector)) return WEIGHTS.link;
  return isFill || property === 'color' || property === 'border-color' ? WEIGHTS.other : 0;
}

const isStriking = (color: string): boolean => (toOklch(color)?.c ?? 0) >= MIN_CHROMA;

/** Returns the first opaque colour in a value as `#rrggbb`. */
function colorIn(value: string): string | null {
  for (const [part] of value.matchAll(
    /#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^()]*\)|\b[a-z]+\b/gi,
  )) {
    const color = parseColor(part);
    if (color && (color.alpha ?? 1) >= 0.9) return formatHex(color);
  }
  return null;
}

/** Returns the first family of a list that is no variable and no keyword. */
function fontIn(value: string): string[] {
  const list = /[\d.](?:px|r?em|%|pt)(?:\/[\w.]+)?\s+(.+)$/.exec(value)?.[1] ?? value;
  const family = list
    .split(',')[0]
    ?.trim()
    .replace(/^['"]|['"]$/g, '');
  return family && !/^(?:inherit|initial|unset)$/i.test(family) ? [family] : [];
}

function lengthIn(value: string): number | null {
  const [, number = '', unit = ''] = /^([\d.]+)(px|r?em|%)?/.exec(value) ?? [];
  if (number === '') return null;
  return Number(number) * (unit === 'rem' || unit === 'em' ? 16 : 1);
}
