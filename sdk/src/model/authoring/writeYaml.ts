import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

/** Longest list or map on one line, in characters. */
const MAX_LINE = 80;

/** Lines that a block of text can hold as they are. */
const BLOCK_LINES = /^(?! )[\p{L}\p{N}\p{P}\p{S} ]*$/u;
/** Text that needs no escapes. */
const PLAIN = /^[\p{L}\p{N}\p{P}\p{S}\p{M} \n]*$/u;

/** A map that stands on one line where it fits, such as an option. */
export class OneLine {
  readonly map: Readonly<Record<string, unknown>>;
  constructor(map: Readonly<Record<string, unknown>>) {
    this.map = map;
  }
}

/**
 * Writes a value as YAML that reads the same for people and programs: a key a line, short lists on one line, texts of
 * several lines as blocks, no line folded. @param apart keys before which a line stays empty.
 */
export function writeYaml(value: Readonly<Record<string, unknown>>, apart: ReadonlySet<string>): string {
  const document = new Document(undefined, { version: '1.2' });
  const root = mapOf(value);
  for (const [index, { key }] of root.items.entries())
    if (index > 0 && apart.has(String(key.value))) key.spaceBefore = true;
  document.contents = root as never;
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

const isShort = (text: string): boolean => text.length <= MAX_LINE && !text.includes('\n');

function mapOf(value: Readonly<Record<string, unknown>>): YAMLMap<Scalar> {
  const map = new YAMLMap<Scalar>();
  for (const [key, inner] of Object.entries(value)) map.items.push(new Pair(scalarOf(key), nodeOf(inner)));
  return map;
}

function nodeOf(value: unknown): unknown {
  if (value instanceof OneLine) {
    const map = mapOf(value.map);
    map.flow = Object.values(value.map).every(isScalarValue) && isShort(JSON.stringify(value.map));
    return map;
  }
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map(nodeOf);
    list.flow = value.every(isScalarValue) && isShort(JSON.stringify(value));
    return list;
  }
  return typeof value === 'object' && value !== null
    ? mapOf(value as Readonly<Record<string, unknown>>)
    : scalarOf(value);
}

const isScalarValue = (value: unknown): boolean => typeof value !== 'object' || value === null;

function scalarOf(value: unknown): Scalar {
  const scalar = new Scalar(value);
  if (typeof value !== 'string') return scalar;
  if (isBlock(value)) scalar.type = 'BLOCK_LITERAL';
  else if (!PLAIN.test(value) || value.includes('\n')) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

/** Whether a text is several lines that a block keeps to the letter. */
const isBlock = (text: string): boolean =>
  text.includes('\n') &&
  /^\S/.test(text) &&
  !/\n\n$|\s\n|[ \u00a0]$/.test(text.replaceAll('\n\n', '\n')) &&
  text.split('\n').every((line) => BLOCK_LINES.test(line));
