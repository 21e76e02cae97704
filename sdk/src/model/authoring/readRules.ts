import { isMap, type Node } from 'yaml';
import type { Building, PlacedEntry } from './building.ts';
import type { Loose } from './loose.ts';
import type { NameKind } from './names.ts';
import { type Path, type Reader, textOf } from './reader.ts';
import { said } from './source.ts';

const isPlace = (kind: NameKind): boolean => kind === 'page' || kind === 'ending';

/** Keys of a check and of a jump, and what sentences call them. */
const KEYS = { checks: ['must', 'message', 'A check'], next: ['if', 'goTo', 'A jump'] } as const;

/** Reads the checks of a question, or the jumps of a page. */
export function readRules(
  building: Building,
  reader: Reader,
  node: Node | null,
  { path, name }: { path: Path; name: keyof typeof KEYS },
): Loose[] {
  const [condition, other, what] = KEYS[name];
  return reader.items(node, `“${name}”`).flatMap((one, index) => {
    const entries = reader.entries(one, what);
    if (!entries) return [];
    const at = [...path, index];
    building.places.set(at, reader.source, one);
    reader.refuseUnknown(entries, [condition, other], what);
    const rule: Loose = {};
    for (const entry of entries) {
      const place = [...at, entry.name];
      if (entry.name === condition) building.formula(reader, rule, { ...entry, path: place });
      else if (entry.name === 'message')
        rule['message'] = building.text(reader, entry.node, place, 'A message');
      else if (entry.name === 'goTo' && entry.node)
        building.named(reader, entry.node, place, { isWanted: isPlace, take: (id) => (rule['goTo'] = id) });
    }
    return [rule];
  });
}

/** Reads what happens when a quota is full: a waiting list, or an ending by its id or title. */
export function readWhenFull(building: Building, reader: Reader, part: Loose, entry: PlacedEntry): void {
  const { key, node, path } = entry;
  if (textOf(node) === 'waitingList') {
    part['whenFull'] = { waitingList: true };
    return;
  }
  const ending = isMap(node) ? (node.get('ending', true) as Node | undefined) : node;
  if (!ending) {
    const remedy = 'Write the ending that is shown then, or waitingList.';
    reader.refuse(node ?? key, said('missing', 'Nothing says what happens when it is full.', remedy));
    return;
  }
  building.named(reader, ending, path, {
    isWanted: (kind) => kind === 'ending',
    take: (id) => (part['whenFull'] = { ending: id }),
  });
}
