import type { Node } from 'yaml';
import type { Loose } from './loose.ts';
import { type NameKind, Names } from './names.ts';
import type { Entry, Path, Places, Reader } from './reader.ts';
import { readFormula } from './readFormula.ts';
import { suggest } from './similar.ts';
import { said } from './source.ts';

/** An id that the text leaves out. */
export interface DerivedId {
  reader: Reader;
  node: Node;
  id: string;
}

/** A key with its place in the definition. */
export interface PlacedEntry extends Entry {
  path: Path;
}

/** A definition in the making: its names, where its parts stand, and what waits until all parts are known. */
export class Building {
  readonly places: Places;
  readonly names: Names;
  readonly testIds: Names;
  readonly derived: DerivedId[] = [];
  readonly #later: (() => void)[] = [];

  /** @param taken ids that the texts name. */
  constructor(places: Places, taken: { parts: Iterable<string>; tests: Iterable<string> }) {
    this.places = places;
    this.names = new Names(taken.parts);
    this.testIds = new Names(taken.tests);
  }

  /** Does something once all parts have their names. */
  later(work: () => void): void {
    this.#later.push(work);
  }

  finish(): void {
    for (const work of this.#later) work();
  }

  text(reader: Reader, node: Node | null, path: Path, what: string): string {
    if (node) this.places.set(path, reader.source, node);
    return reader.text(node, what);
  }

  /** Returns the id that is written, or else one that is made. */
  id(reader: Reader, { node, entries, path }: Identified, derive: () => string): string {
    const written = entries.find(({ name }) => name === 'id');
    if (written) return this.text(reader, written.node ?? written.key, [...path, 'id'], 'An id');
    const id = derive();
    this.derived.push({ reader, node, id });
    return id;
  }

  /** Reads a condition or formula into a part. */
  formula(reader: Reader, into: Loose, { name, ...at }: PlacedEntry): void {
    this.later(() => {
      const found = readFormula(reader, at.node, { ...at, names: this.names });
      if (found !== undefined) into[name] = found;
    });
  }

  /** Finds the part that a text names by its id or its title. */
  named(
    reader: Reader,
    node: Node,
    path: Path,
    { isWanted, take }: { isWanted: (kind: NameKind) => boolean; take: (id: string) => void },
  ): void {
    const name = this.text(reader, node, path, 'A name');
    this.later(() => {
      const [id = name, ...others] = this.names.idsOf(name, isWanted);
      take(id);
      if (name !== '' && (others.length > 0 || !this.names.idsOf(id, isWanted).includes(id)))
        reader.refuse(node, this.#describe(name, [id, ...others], isWanted));
    });
  }

  #describe(name: string, found: readonly string[], isWanted: (kind: NameKind) => boolean) {
    if (found.length > 1) {
      const remedy = `Name one by its id: ${found.join(' or ')}.`;
      return said('ambiguous_name', `Several parts are called “${name}”.`, remedy);
    }
    const message = `The form has no “${name}” that can stand here.`;
    return said('unknown_name', message, suggest(name, this.names.list(isWanted)));
  }
}

interface Identified {
  node: Node;
  entries: readonly Entry[];
  path: Path;
}
