import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { said, type Said, type Source } from './source.ts';
import { suggest } from './similar.ts';

/** Where in the texts each part of a definition was written, by its path. */
export class Places {
  readonly #places = new Map<string, { source: Source; node: Node }>();

  set(path: Path, source: Source, node: Node): void {
    this.#places.set(JSON.stringify(path), { source, node });
  }

  /** Finds the place of a part, or of the nearest part around it. */
  find(path: Path): { source: Source; node: Node } | undefined {
    for (let length = path.length; length >= 0; length--) {
      const place = this.#places.get(JSON.stringify(path.slice(0, length)));
      if (place) return place;
    }
    return undefined;
  }
}

export type Path = readonly (string | number)[];

/** A node that is not empty; `a:` without anything has a scalar of null. */
const isGiven = (node: unknown): node is Node =>
  node !== null && node !== undefined && !(isScalar(node) && node.value === null);

/** One key of a map with what stands behind it. */
export interface Entry {
  name: string;
  key: Node;
  /** Null where nothing stands behind the key. */
  node: Node | null;
}

interface Needing {
  needs: readonly string[];
  name: string;
}

/** Reads the nodes of one text, and notes what cannot be read. */
export class Reader {
  readonly source: Source;
  readonly places: Places;

  constructor(source: Source, places: Places) {
    this.source = source;
    this.places = places;
  }

  refuse(at: Node | number | null | undefined, fault: Said): void {
    this.source.refuse(at, fault);
  }

  /** Returns the keys of a map; null, with a fault, for anything else. */
  entries(node: Node, what: string): Entry[] | null {
    if (isMap(node)) return entriesOf(node);
    const remedy = `Write its settings below, each as “key: value”.`;
    this.refuse(node, said('wrong_type', `${what} is a group of settings.`, remedy));
    return null;
  }

  /** Returns the entries of a list; an empty one, with a fault, for anything else. */
  items(node: Node | null, what: string): Node[] {
    if (!isGiven(node)) return [];
    if (isSeq(node)) return node.items as Node[];
    const message = `${what} is a list.`;
    this.refuse(node, said('wrong_type', message, 'Begin each of its entries with “- ”.'));
    return [];
  }

  /** Returns a text. What is written without quotes and looks like a number is a text as well. */
  text(node: Node | null, what: string): string {
    if (!isGiven(node)) return '';
    const text = textOf(node);
    if (text !== null) return text;
    this.refuse(
      node,
      said('wrong_type', `${what} is a text.`, 'Put it in quotes, or begin it with “|” for several lines.'),
    );
    return '';
  }

  /** Refuses keys that are not known where they stand. */
  refuseUnknown(entries: readonly Entry[], known: readonly string[], what: string): void {
    for (const { name, key } of entries)
      if (!known.includes(name))
        this.refuse(key, said('unknown_key', `${what} has no setting “${name}”.`, suggest(name, known)));
  }

  /** Refuses a part that lacks what it cannot do without. */
  refuseMissing(node: Node, entries: readonly Entry[], { needs, name: what }: Needing): void {
    for (const need of needs)
      if (!entries.some(({ name }) => name === need))
        this.refuse(node, said('missing', `This ${what} lacks “${need}”.`, `Write ${need}: below.`));
  }

  /** Returns what YAML makes of a node, noting where each part of it stands. */
  raw(node: Node | null, path: Path): unknown {
    if (node === null) return null;
    this.places.set(path, this.source, node);
    if (isSeq(node)) return node.items.map((one, index) => this.raw(one as Node, [...path, index]));
    if (isMap(node))
      return Object.fromEntries(
        entriesOf(node).map((one) => [one.name, this.raw(one.node, [...path, one.name])]),
      );
    return (node as Scalar).value;
  }
}

/** Returns the text of a scalar as it is written; null for what is none, or nothing. */
export function textOf(node: Node | null): string | null {
  if (!isScalar(node) || node.value === null) return null;
  return typeof node.value === 'string' ? node.value : (node.source ?? '');
}

const entriesOf = (map: YAMLMap): Entry[] =>
  (map.items as Pair<Node, Node | null>[]).map(({ key, value }) => ({
    name: textOf(key) ?? '',
    key,
    node: isGiven(value) ? value : null,
  }));
