import { capabilitiesOf } from '../fields/capabilities.ts';
import type { Field, Option } from '../fields/field.ts';
import type { Ending, FormDefinition, Item, Page } from '../definition/formDefinition.ts';
import type { TextKind } from './textKinds.ts';

/** One text that an owner wrote for visitors. */
export interface OwnersText {
  /** `id.label`, `id.option.value`; of the form itself `title`. Stays the same when parts move. */
  key: string;
  text: string;
  kind: TextKind;
}

/** Returns the words for a text. */
type Change = (text: OwnersText) => string;

type Kinds<Part> = { readonly [Key in keyof Part]?: TextKind | null };

const FORM: Kinds<FormDefinition> = { title: 'line', description: 'line' };
const PAGE: Kinds<Page> = { title: 'line', description: 'rich', nextLabel: 'line' };
const GROUP = { label: 'line', help: 'rich', addLabel: 'line', rowLabel: 'line' } as const;
const FIELD: Kinds<Field> = { label: 'line', help: 'rich', placeholder: 'line' };
const ENDING: Kinds<Ending> = { title: 'line', text: 'rich' };

/** Returns a part with other texts under some of its keys; the same one if nothing changes. */
function withTexts<Part extends object>(part: Part, kinds: Kinds<Part>, id: string, change: Change): Part {
  const changed: Record<string, string> = {};
  for (const [name, kind] of Object.entries<TextKind | null | undefined>(kinds)) {
    const text = part[name as keyof Part];
    if (!kind || typeof text !== 'string' || text === '') continue;
    const next = change({ key: id ? `${id}.${name}` : name, text, kind });
    if (next !== text) changed[name] = next;
  }
  return Object.keys(changed).length > 0 ? { ...part, ...changed } : part;
}

/** Returns a list of options or rows with other words and pictures. */
function withOptions(options: readonly Option[], key: string, change: Change): Option[] {
  return options.map((option) => {
    const label = option.label && change({ key: `${key}.${option.value}`, text: option.label, kind: 'line' });
    const named = label === option.label ? option : { ...option, label };
    if (!option.image) return named;
    const image = change({ key: `${key}.${option.value}.image`, text: option.image, kind: 'picture' });
    return image === option.image ? named : { ...named, image };
  });
}

function mapField(field: Field, change: Change): Field {
  const { id } = field;
  const { texts } = capabilitiesOf(field);
  let mapped = withTexts<Field>(field, { ...FIELD, ...texts }, id, change);
  if (field.checks.length > 0) {
    const checks = field.checks.map((check, at) =>
      withTexts(check, { message: 'rich' }, `${id}.check.${at}`, change),
    );
    mapped = { ...mapped, checks };
  }
  if ('options' in mapped)
    mapped = { ...mapped, options: withOptions(mapped.options, `${id}.option`, change) };
  if ('rows' in mapped) mapped = { ...mapped, rows: withOptions(mapped.rows, `${id}.row`, change) };
  if (!mapped.grading?.explanation) return mapped;
  return { ...mapped, grading: withTexts(mapped.grading, { explanation: 'rich' }, id, change) };
}

function mapItem(item: Item, change: Change): Item {
  if (!('items' in item)) return mapField(item, change);
  const items = item.items.map((field) => mapField(field, change));
  return { ...withTexts<Item>(item, GROUP, item.id, change), items } as Item;
}

function mapEnding(ending: Ending, change: Change): Ending {
  const { id, picture } = ending;
  const mapped = withTexts(ending, ENDING, id, change);
  if (!picture) return mapped;
  return { ...mapped, picture: withTexts(picture, { src: 'picture', alt: 'line' }, id, change) };
}

/**
 * Returns a form with every text changed that its owner wrote for visitors: the one walk over these texts. Empty texts
 * are the platform's own, and not among them; neither is what only the owner reads.
 */
export const mapOwnersTexts = (form: FormDefinition, change: Change): FormDefinition => ({
  ...withTexts(form, FORM, '', change),
  pages: form.pages.map((page) => ({
    ...withTexts(page, PAGE, page.id, change),
    items: page.items.map((item) => mapItem(item, change)),
  })),
  values: form.values.map((value) =>
    value.show === 'visitor' ? withTexts(value, { name: 'line' }, value.id, change) : value,
  ),
  endings: form.endings.map((ending) => mapEnding(ending, change)),
});

/** Lists every text that an owner wrote for visitors, in reading order. */
export function listOwnersTexts(form: FormDefinition): OwnersText[] {
  const texts: OwnersText[] = [];
  mapOwnersTexts(form, (one) => {
    texts.push(one);
    return one.text;
  });
  return texts;
}
