import type { Node } from 'yaml';
import { createOptionValue } from '../fields/options.ts';
import type { Building, PlacedEntry } from './building.ts';
import type { Loose } from './loose.ts';
import { storedPicture } from './parts.ts';
import { type Path, type Reader, textOf } from './reader.ts';

const OPTION_KEYS = ['value', 'label', 'image', 'showIf', 'alone', 'places', 'points', 'right'];

/** Reads options: words alone, or a value with a label and more. */
export function readOptions(building: Building, reader: Reader, node: Node | null, path: Path): Loose[] {
  const read = reader.items(node, 'A list of options').map((one, index) => {
    const at = [...path, index];
    building.places.set(at, reader.source, one);
    const text = textOf(one);
    if (text !== null) return { value: text, label: text };
    const option: OptionInMaking = {};
    const entries = reader.entries(one, 'An option') ?? [];
    reader.refuseUnknown(entries, OPTION_KEYS, 'An option');
    for (const entry of entries)
      readSetting(building, reader, option, { ...entry, path: [...at, entry.name] });
    return option;
  });
  // What is stored of an option without a value is its words.
  const taken = read.flatMap(({ value }) => value ?? []);
  return read.map((option) => {
    const { label = option.value ?? '' } = option;
    const value = option.value ?? createOptionValue(label, taken);
    if (option.value === undefined) taken.push(value);
    return Object.assign(option, { value, label });
  });
}

interface OptionInMaking extends Loose {
  value?: string;
  label?: string;
}

function readSetting(building: Building, reader: Reader, option: OptionInMaking, entry: PlacedEntry): void {
  const { name, node, path } = entry;
  switch (name) {
    case 'showIf':
      return building.formula(reader, option, entry);
    case 'value':
    case 'label':
      option[name] = building.text(reader, node, path, `“${name}”`);
      return;
    case 'image':
      option[name] = storedPicture(building.text(reader, node, path, 'A picture'));
      return;
    default:
      option[name] = reader.raw(node, path);
  }
}
