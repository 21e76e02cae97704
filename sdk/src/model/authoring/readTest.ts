import { isMap, type Node } from 'yaml';
import type { Building } from './building.ts';
import type { Loose } from './loose.ts';
import type { Names } from './names.ts';
import { EXPECTED, TEST } from './parts.ts';
import type { Path, Reader } from './reader.ts';

/** Reads a test, which names parts by their ids or titles; what it names and is not there, the test says itself. */
export function readTest(building: Building, reader: Reader, node: Node, path: Path): Loose {
  const entries = reader.entries(node, 'A test') ?? [];
  reader.refuseUnknown(entries, [TEST.head, 'id', ...TEST.keys], 'A test');
  reader.refuseMissing(node, entries, TEST);
  const of = (name: string): Node | null => entries.find((one) => one.name === name)?.node ?? null;
  const expectation = of('expect');
  if (isMap(expectation))
    reader.refuseUnknown(
      reader.entries(expectation, 'What a test expects') ?? [],
      EXPECTED,
      'What a test expects',
    );
  const read = (name: string): Loose => (reader.raw(of(name), [...path, name]) ?? {}) as Loose;
  building.places.set(path, reader.source, node);
  const id = building.id(reader, { node, entries, path }, () => building.testIds.derive('', 't1'));
  building.testIds.add(id, 'item');
  const name = building.text(reader, of(TEST.head), [...path, 'name'], 'The name of a test');
  const test: Loose = { id, name, answers: read('answers'), expect: read('expect') };
  if (of('today')) test['today'] = building.text(reader, of('today'), [...path, 'today'], 'A day');
  building.later(() => {
    test['answers'] = keysById(building.names, test['answers'] as Loose);
    test['expect'] = Object.fromEntries(
      Object.entries(test['expect'] as Loose).map(([key, given]) => [key, expected(building.names, given)]),
    );
  });
  return test;
}

function expected(names: Names, given: unknown): unknown {
  if (typeof given === 'string') return idOf(names, given);
  if (Array.isArray(given))
    return given.map((one: unknown) => (typeof one === 'string' ? idOf(names, one) : one));
  return typeof given === 'object' && given !== null ? keysById(names, given as Loose) : given;
}

const keysById = (names: Names, map: Loose): Loose =>
  Object.fromEntries(Object.entries(map).map(([name, given]) => [idOf(names, name), given]));

function idOf(names: Names, name: string): string {
  const [id = name, ...others] = names.idsOf(name);
  return others.length === 0 ? id : name;
}
