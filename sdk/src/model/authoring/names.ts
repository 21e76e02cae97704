import type { FormDefinition } from '../definition/formDefinition.ts';
import { isFieldId } from '../fields/fieldId.ts';
import type { Reference } from '../logic/expression.ts';
import { SCORE_IDS } from '../logic/scoreOperators.ts';
import { partsOf } from '../structure/partsOf.ts';

/** Longest id that is made of a label; ids themselves may have 40 letters. */
const MAX_DERIVED = 30;

/** What a name in a text stands for. */
export type NameKind = 'page' | 'item' | 'value' | 'ending' | 'quota';

/** Makes a short name of a label: small Latin letters, digits and underscores; empty where it has none of them. */
export function shortName(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word.slice(0, MAX_DERIVED) : `${name}_${word}`;
    if (longer.length > MAX_DERIVED) break;
    name = longer;
  }
  return name;
}

/** The ids of a form and the labels that stand for them. */
export class Names {
  readonly #kinds = new Map<string, NameKind>();
  readonly #byLabel = new Map<string, string[]>();
  readonly #taken: Set<string>;

  /** @param taken ids that are written somewhere in the text: none is made for another part. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...SCORE_IDS, ...taken]);
  }

  /** The names of a finished form. */
  static of(form: FormDefinition): Names {
    const names = new Names();
    for (const { part, path } of partsOf(form)) {
      const [list] = path;
      const kind =
        list === 'values' ? 'value' : list === 'endings' ? 'ending' : list === 'quotas' ? 'quota' : 'item';
      names.add(part.id, path.length === 2 && list === 'pages' ? 'page' : kind);
    }
    return names;
  }

  add(id: string, kind: NameKind, label = ''): void {
    this.#kinds.set(id, kind);
    this.#taken.add(id);
    if (label) this.#byLabel.set(label, [...(this.#byLabel.get(label) ?? []), id]);
  }

  /** Makes an id of a label, which no other part has. */
  derive(label: string, head: string): string {
    const name = shortName(label);
    const base = isFieldId(name) ? name : head;
    let id = base;
    for (let number = 2; this.#taken.has(id) || !isFieldId(id); number++) id = `${base}_${number}`;
    return id;
  }

  /** Returns the ids that a name stands for: itself, or those with this label. */
  idsOf(name: string, isWanted: (kind: NameKind) => boolean = () => true): string[] {
    const kind = this.#kinds.get(name);
    if (kind && isWanted(kind)) return [name];
    return (this.#byLabel.get(name) ?? []).filter((id) => isWanted(this.#kinds.get(id)!));
  }

  /** Lists ids, of these kinds. */
  list(isWanted: (kind: NameKind) => boolean = () => true): string[] {
    return [...this.#kinds].filter(([, kind]) => isWanted(kind)).map(([id]) => id);
  }

  /** Finds what a name in braces means: an id, a label, or either with `.` and a part of the answer. */
  findReference(name: string): Reference | null {
    const whole = this.#find(name);
    if (whole) return whole;
    const dot = name.lastIndexOf('.');
    const field = dot > 0 ? this.#find(name.slice(0, dot)) : null;
    return field && 'field' in field ? { field: field.field, part: name.slice(dot + 1) } : null;
  }

  #find(name: string): Reference | null {
    const found = this.idsOf(name, isReadable);
    if (found.length !== 1) return null;
    const [id = ''] = found;
    return this.#kinds.get(id) === 'value' ? { value: id } : { field: id };
  }
}

/** What formulas can read. */
export const isReadable = (kind: NameKind): boolean => kind === 'item' || kind === 'value';

/** Writes a reference as `findReference` reads it. */
export const printReference = (reference: Reference): string =>
  'value' in reference
    ? reference.value
    : reference.field + (reference.part === undefined ? '' : `.${reference.part}`);
