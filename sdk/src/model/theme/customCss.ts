import type { CssNode, Declaration } from 'css-tree';
import parse from 'css-tree/parser';
import { splitDeclarations, type CssPart } from './splitDeclarations.ts';

/** Longest CSS of an owner's own, in characters. */
export const MAX_CUSTOM_CSS_LENGTH = 5_000;
/** Longest name of a refused declaration in a message. */
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

/** Accepted kinds of nodes in a value. css-tree's `Raw`, for unreadable input, is not among them. */
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
 * Second line of defence, on the text itself: characters and words that no value needs, strings
 * included (STYLE-027…031).
 */
const PLAIN = /^[\w\s.,%#()'":+\-/*!]+$/;
const MARKERS = /\/\*|\*\/|url\s*\(|image-set|expression|(?:java|vb)script:/i;

/** A refused declaration and its place. */
export interface RefusedDeclaration {
  property: string;
  /** From 1. */
  line: number;
}

/** Own CSS after validation. */
export interface CheckedCss {
  /** The accepted declarations, one a line. Validating them again changes nothing. */
  css: string;
  refused: RefusedDeclaration[];
}

/**
 * Parses an owner's own CSS: allow-listed declarations with plain values. They style the form's
 * container and cannot reach anything outside it (D-83, T12). For the server and the builder; browsers
 * of visitors get the accepted declarations.
 */
export function checkCustomCss(source: string): CheckedCss {
  const accepted: string[] = [];
  const refused: RefusedDeclaration[] = [];
  for (const part of splitDeclarations(source)) {
    const declaration = parseDeclaration(part);
    if (declaration) accepted.push(print(declaration, part.text));
    else refused.push({ property: nameOf(part.text), line: part.line });
  }
  return { css: accepted.join('\n'), refused };
}

/** Returns the declaration as a tree, if all of it is allowed. */
function parseDeclaration({ text, isPlain }: CssPart): Declaration | null {
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
    // css-tree gives anything but "important" after the exclamation mark as text.
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

/** Returns the declaration as its author wrote it, on one line. */
function print({ property, value, important }: Declaration, text: string): string {
  const words = text.slice(value.loc?.start.offset, value.loc?.end.offset).trim().replace(/\s+/g, ' ');
  return `${property.toLowerCase()}: ${words}${important ? ' !important' : ''};`;
}

/** Returns the name of a declaration: the text before its colon or block. */
function nameOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const name = /^(?:\/\*.*?(?:\*\/|$)|[^\s:;{]+)/.exec(line)?.[0] ?? line;
  return name.slice(0, MAX_NAME_LENGTH);
}
