import type { CssNode, Declaration } from 'css-tree';
import parse from 'css-tree/parser';
import { splitDeclarations, type CssPart } from './splitDeclarations.ts';

/** Longest CSS of an owner's own, in characters. */
export const MAX_CUSTOM_CSS_LENGTH = 5_000;
/** Longest name of a refused declaration that is repeated to its author. */
const MAX_NAME_LENGTH = 60;

/** Properties an owner's own CSS may set (D-83). */
export const CUSTOM_CSS_PROPERTIES: readonly string[] = (
  'color background-color border border-color border-width border-style border-radius box-shadow font-family ' +
  'font-size font-weight font-style letter-spacing line-height text-align text-transform text-decoration margin ' +
  'margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom padding-left ' +
  'max-width width opacity gap'
).split(' ');

/** Functions a value may call (T12): colours and arithmetic. */
const FUNCTIONS = 'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp'.split(' ');

/** What a value may be made of. Whatever css-tree could not read is `Raw`, and stays out. */
const NODES: readonly CssNode['type'][] = [
  'Identifier',
  'Number',
  'Percentage',
  'Dimension',
  'Hash',
  'String',
  'Operator',
];

/**
 * The second fence, on the text itself: characters and words that no value needs, wherever they stand,
 * strings included (STYLE-027…031).
 */
const PLAIN = /^[\w\s.,%#()'":+\-/*!]+$/;
const MARKERS = /\/\*|\*\/|url\s*\(|image-set|expression|(?:java|vb)script:/i;

/** A declaration that is not accepted, and where it stands. */
export interface RefusedDeclaration {
  property: string;
  /** From 1. */
  line: number;
}

/** Own CSS after its check. */
export interface CheckedCss {
  /** What was accepted, one declaration a line. Checking it again changes nothing. */
  css: string;
  refused: RefusedDeclaration[];
}

/**
 * Reads an owner's own CSS: declarations from the allow-list, with plain values, so that they can
 * style the form's container and reach nothing outside it (D-83, T12). For the server and the
 * builder; a visitor's browser gets what passed here.
 */
export function checkCustomCss(source: string): CheckedCss {
  const accepted: string[] = [];
  const refused: RefusedDeclaration[] = [];
  for (const part of splitDeclarations(source)) {
    const declaration = readDeclaration(part);
    if (declaration) accepted.push(print(declaration, part.text));
    else refused.push({ property: nameOf(part.text), line: part.line });
  }
  return { css: accepted.join('\n'), refused };
}

/** The declaration as a tree, if all of it is allowed. */
function readDeclaration({ text, isPlain }: CssPart): Declaration | null {
  if (!isPlain || !PLAIN.test(text) || MARKERS.test(text)) return null;
  let node: CssNode;
  try {
    node = parse(text, { context: 'declaration', positions: true });
  } catch {
    return null;
  }
  return node.type === 'Declaration' && isAllowed(node) ? node : null;
}

function isAllowed({ property, value, important }: Declaration): boolean {
  return (
    CUSTOM_CSS_PROPERTIES.includes(property.toLowerCase()) &&
    value.type === 'Value' &&
    !value.children.isEmpty &&
    areAllowed(value.children.toArray()) &&
    // Anything but "important" after the exclamation mark comes as text.
    typeof important === 'boolean'
  );
}

function areAllowed(nodes: readonly CssNode[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'Function' && !FUNCTIONS.includes(node.name.toLowerCase())) return false;
    if (node.type === 'Function' || node.type === 'Parentheses') return areAllowed(node.children.toArray());
    return NODES.includes(node.type);
  });
}

/** The declaration as its author wrote it, on one line. */
function print({ property, value, important }: Declaration, text: string): string {
  const words = text.slice(value.loc?.start.offset, value.loc?.end.offset).trim().replace(/\s+/g, ' ');
  return `${property.toLowerCase()}: ${words}${important ? ' !important' : ''};`;
}

/** The part of a declaration that names it: what stands before its colon or its block. */
function nameOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const name = /^(?:\/\*.*?(?:\*\/|$)|[^\s:;{]+)/.exec(line)?.[0] ?? line;
  return name.slice(0, MAX_NAME_LENGTH);
}
