import type { Node } from 'yaml';
import { createEmptyDefinition, DEFINITION_VERSION } from '../definition/formDefinition.ts';
import { FIELD_CAPABILITIES } from '../fields/capabilities.ts';
import type { FieldType } from '../fields/field.ts';
import type { Building } from './building.ts';
import type { Loose } from './loose.ts';
import type { NameKind } from './names.ts';
import * as parts from './parts.ts';
import type { PartShape } from './parts.ts';
import { type NamedBrand, readBrand } from './readBrand.ts';
import { type Entry, type Path, type Reader, textOf } from './reader.ts';
import { readOptions } from './readOptions.ts';
import { readRules, readWhenFull } from './readRules.ts';
import { readTest } from './readTest.ts';
import { suggest } from './similar.ts';
import { said } from './source.ts';

/** Builds a definition of texts, as far as they can be read: the schema of forms judges it afterwards. */
export class FormBuilder {
  readonly form: Loose = { ...createEmptyDefinition() };
  brand: NamedBrand | null = null;
  readonly #building: Building;

  constructor(building: Building) {
    this.#building = building;
  }

  /** Reads the keys of one file. @param seen keys of the files before. */
  addFile(reader: Reader, root: Node, seen: Set<string>): void {
    const entries = reader.entries(root, 'A form') ?? [];
    reader.refuseUnknown(entries, parts.FORM_KEYS, 'A form');
    for (const entry of entries) {
      const { name, key } = entry;
      const other = name === 'questions' ? 'pages' : name === 'pages' ? 'questions' : name;
      if (seen.has(name) || seen.has(other)) {
        const message =
          other === name
            ? `Another file has “${name}” as well.`
            : '“questions” and “pages” stand side by side.';
        reader.refuse(key, said('double_key', message, 'Keep one of them.'));
      } else this.#addKey(reader, entry, name as parts.FormKey);
      seen.add(name);
    }
  }

  #addKey(reader: Reader, { key, node }: Entry, name: parts.FormKey): void {
    const { form } = this;
    const raw = (member: string): unknown => reader.raw(node, [member]);
    switch (name) {
      case 'version':
        if (Number(textOf(node)) !== DEFINITION_VERSION)
          reader.refuse(
            node ?? key,
            said(
              'unknown_version',
              'This version is not known here.',
              `Write version: ${DEFINITION_VERSION}.`,
            ),
          );
        return;
      case 'form':
        form['title'] = this.#building.text(reader, node, ['title'], 'The title');
        return;
      case 'description':
        form['description'] = this.#building.text(reader, node, ['description'], 'The description');
        return;
      case 'questions':
        form['pages'] = [
          {
            id: 'p1',
            title: '',
            ...parts.PAGE.defaults,
            items: this.#items(reader, node, ['pages', 0, 'items']),
          },
        ];
        this.#building.names.add('p1', 'page');
        return;
      case 'pages':
        form['pages'] = this.#list(reader, node, ['pages'], parts.PAGE, 'page');
        return;
      case 'values':
        form['values'] = this.#list(reader, node, ['values'], parts.VALUE, 'value');
        return;
      case 'endings':
        form['endings'] = this.#list(reader, node, ['endings'], parts.ENDING, 'ending');
        return;
      case 'quotas':
        form['quotas'] = this.#list(reader, node, ['quotas'], parts.QUOTA, 'quota');
        return;
      case 'tests':
        form['tests'] = reader
          .items(node, '“tests”')
          .map((one, index) => readTest(this.#building, reader, one, ['tests', index]));
        return;
      case 'flow':
        form['flow'] = { ...parts.FLOW, ...(raw('flow') as object | null) };
        return;
      case 'scoring':
        form['scoring'] = scoringOf(raw('scoring'));
        return;
      case 'look':
        form['customStyles'] = raw('customStyles') ?? {};
        return;
      case 'brand':
        this.brand = readBrand(reader, node ?? key);
        return;
      default:
        form[name] = raw(name);
    }
  }

  #list(reader: Reader, node: Node | null, path: Path, shape: PartShape, kind: NameKind): Loose[] {
    return reader.items(node, `“${shape.head}s”`).flatMap((one, index) => {
      const entries = reader.entries(one, `A ${shape.head}`);
      return entries ? [this.#part(reader, { node: one, entries, shape, kind, path: [...path, index] })] : [];
    });
  }

  #items(reader: Reader, node: Node | null, path: Path, isGroup = false): Loose[] {
    const known = isGroup ? parts.FIELD_SHAPES : parts.ITEM_SHAPES;
    return reader.items(node, '“questions”').flatMap((one, index) => {
      const entries = reader.entries(one, 'A question');
      if (!entries) return [];
      const head = entries.find(({ name }) => known.has(name));
      const shape = head && known.get(head.name);
      if (shape) {
        const input = { node: one, entries, shape, kind: 'item' as const, path: [...path, index] };
        return [Object.assign(this.#part(reader, input), { type: shape.head })];
      }
      const { name = '', key = one } = entries[0] ?? {};
      const fault = parts.ITEM_SHAPES.has(name)
        ? said('unknown_type', 'Groups hold questions and no other groups.', 'Move it out of the group.')
        : said('unknown_type', `“${name}” is not a type of question.`, suggest(name, [...known.keys()]));
      reader.refuse(key, fault);
      return [];
    });
  }

  #part(reader: Reader, { node, entries, shape, kind, path }: PartInput & { kind: NameKind }): Loose {
    const building = this.#building;
    const head = entries.find(({ name }) => name === shape.head);
    const title = head?.node
      ? this.#building.text(reader, head.node, [...path, shape.title], 'This')
      : undefined;
    building.places.set(path, reader.source, head?.key ?? node);
    const label = title ?? String(shape.defaults[shape.title]);
    const part: Loose = {
      id: building.id(reader, { node, entries, path }, () => building.names.derive(label, shape.head)),
      ...shape.defaults,
      [shape.title]: label,
    };
    building.names.add(String(part['id']), kind, label);
    reader.refuseUnknown(entries, [shape.head, 'id', ...shape.keys], `A ${shape.name}`);
    reader.refuseMissing(node, entries, shape);
    for (const entry of entries)
      if (shape.keys.includes(entry.name)) this.#setting(reader, part, { entry, shape, path });
    // Pages and groups hold their questions as items.
    if (shape.keys.includes('questions')) part['items'] ??= [];
    return part;
  }

  #setting(reader: Reader, part: Loose, { entry, shape, path }: SettingInput): void {
    const { name, key, node } = entry;
    const building = this.#building;
    const at = [...path, name];
    if (parts.FORMULA_KEYS.has(name)) return building.formula(reader, part, { name, key, node, path: at });
    switch (name) {
      case 'questions':
        part['items'] = this.#items(reader, node, [...path, 'items'], shape !== parts.PAGE);
        return;
      case 'note':
        part['private'] = { note: this.#building.text(reader, node, [...path, 'private', 'note'], 'A note') };
        return;
      case 'options':
      case 'rows':
        part[name] = readOptions(building, reader, node, at);
        return;
      case 'checks':
      case 'next':
        part[name] = readRules(building, reader, node, { path: at, name });
        return;
      case 'whenFull':
        readWhenFull(building, reader, part, { name, node, key, path: at });
        return;
      case 'src':
        part[name] = parts.storedPicture(this.#building.text(reader, node, at, 'A picture'));
        return;
      case 'picture': {
        const picture = reader.raw(node, at) as Loose | null;
        const src = picture?.['src'];
        part[name] = picture && {
          alt: '',
          ...picture,
          ...(typeof src === 'string' && { src: parts.storedPicture(src) }),
        };
        return;
      }
      case 'value':
        if (FIELD_CAPABILITIES[shape.head as FieldType].valueShown && node) {
          building.named(reader, node, at, {
            isWanted: (kind) => kind === 'value',
            take: (id) => (part[name] = id),
          });
          return;
        }
    }
    part[name] =
      typeof shape.defaults[name] === 'string'
        ? this.#building.text(reader, node, at, `“${name}”`)
        : reader.raw(node, at);
  }
}

function scoringOf(raw: unknown): Loose {
  const given = typeof raw === 'string' ? { kind: raw } : ((raw ?? {}) as Loose);
  return given['kind'] === 'none' ? { kind: 'none' } : { ...parts.SCORING, ...given };
}

interface PartInput {
  node: Node;
  entries: readonly Entry[];
  shape: PartShape;
  path: Path;
}

interface SettingInput {
  entry: Entry;
  shape: PartShape;
  path: Path;
}
