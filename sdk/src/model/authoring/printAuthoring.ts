import {
  createEmptyDefinition,
  DEFINITION_VERSION,
  type FormDefinition,
} from '../definition/formDefinition.ts';
import type { Expression } from '../logic/expression.ts';
import { parseFormula } from '../logic/formula/parseFormula.ts';
import { printFormula } from '../logic/formula/printFormula.ts';
import { isSameJson } from '../structure/isSameJson.ts';
import type { Loose } from './loose.ts';
import { Names, printReference } from './names.ts';
import * as parts from './parts.ts';
import type { FormKey, PartShape } from './parts.ts';
import { OneLine, writeYaml } from './writeYaml.ts';

/** Parts of a definition as the tables of the text read them: by the names of their members. */
const loose = (part: object): Loose => part as Loose;
const allLoose = (parts: readonly object[]): readonly Loose[] => parts as readonly Loose[];

/** Keys by the file that they stand in where a form is a folder; all others are in `form.yaml`. */
export const FILES = {
  'form.yaml': parts.FORM_KEYS.filter((key) => key !== 'look' && key !== 'brand' && key !== 'tests'),
  'look.yaml': ['brand', 'look'],
  'tests.yaml': ['tests'],
} as const satisfies Record<string, readonly FormKey[]>;

/** Keys before which a line stays empty. */
const APART: ReadonlySet<string> = new Set<FormKey>([
  'questions',
  'pages',
  'values',
  'endings',
  'quotas',
  'translations',
  'look',
  'tests',
]);

interface PrintOptions {
  /** Name of the brand kit that the form follows; without it, the kit's styles are the form's own. */
  kit?: string | undefined;
}

/** Writes a definition as one text that `parseAuthoring` reads back to the same definition. */
export const printAuthoring = (form: FormDefinition, options: PrintOptions = {}): string =>
  writeYaml(writeForm(form, options), APART);

/** Writes a definition as the texts of a folder, by file; files that would hold nothing are left out. */
export function printAuthoredFiles(form: FormDefinition, options: PrintOptions = {}): Map<string, string> {
  const written = writeForm(form, options);
  const texts = new Map<string, string>();
  for (const [file, keys] of Object.entries(FILES)) {
    const own = Object.fromEntries(keys.filter((key) => key in written).map((key) => [key, written[key]]));
    if (Object.keys(own).length > 0) texts.set(file, writeYaml(own, APART));
  }
  return texts;
}

/** Returns the keys of a form and what stands behind them. */
function writeForm(form: FormDefinition, { kit }: PrintOptions): Loose {
  const empty = loose(createEmptyDefinition());
  const write = new PartWriter(Names.of(form));
  const { pages, brand } = form;
  const changed = (member: keyof FormDefinition, value: unknown = form[member]): unknown =>
    isSameJson(form[member], empty[member]) ? undefined : value;
  const asQuestions = questionsAlone(allLoose(pages));
  const written: Partial<Record<FormKey, unknown>> = {
    version: DEFINITION_VERSION,
    form: form.title,
    description: changed('description'),
    language: changed('language'),
    languages: changed('languages'),
    textHandling: changed('textHandling'),
    flow: changed('flow', withoutDefaults(loose(form.flow), parts.FLOW)),
    scoring: changed('scoring', writeScoring({ ...form.scoring })),
    ...(asQuestions
      ? { questions: write.items(asQuestions) }
      : { pages: write.list(allLoose(pages), parts.PAGE) }),
    values: changed('values', write.list(allLoose(form.values), parts.VALUE)),
    endings: changed('endings', write.list(allLoose(form.endings), parts.ENDING)),
    quotas: changed('quotas', write.list(allLoose(form.quotas), parts.QUOTA)),
    translations: changed('translations'),
    brand: brand && kit ? writeBrand(brand, kit) : undefined,
    look: changed('customStyles'),
    tests: form.tests && write.list(allLoose(form.tests), parts.TEST),
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
}

/** Returns the items of the only page, where nothing else is said of it; null for any other form. */
function questionsAlone(pages: readonly Loose[]): readonly Loose[] | null {
  const [page, ...more] = pages;
  if (!page || more.length > 0) return null;
  const { items, ...rest } = page;
  const isBare = isSameJson(rest, { id: 'p1', ...parts.PAGE.defaults });
  return isBare ? (items as readonly Loose[]) : null;
}

const withoutDefaults = (part: Loose, defaults: Readonly<Loose>): Loose =>
  Object.fromEntries(Object.entries(part).filter(([key, value]) => !isSameJson(value, defaults[key])));

function writeScoring(scoring: Loose): unknown {
  const rest = withoutDefaults(scoring, parts.SCORING);
  return Object.keys(rest).length === 1 ? rest['kind'] : rest;
}

const writeBrand = ({ variant, own }: NonNullable<FormDefinition['brand']>, kit: string): unknown =>
  variant === 'light' && own.length === 0 ? kit : { kit, variant, ...(own.length > 0 && { own }) };

/** Writes the parts of one form. */
class PartWriter {
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  list(list: readonly Loose[], shape: PartShape): Loose[] {
    return list.map((one) => this.#part(one, shape, one[shape.title] !== ''));
  }

  items(items: readonly Loose[]): Loose[] {
    return items.map((item) => this.#part(item, parts.ITEM_SHAPES.get(String(item['type']))!, true));
  }

  #part(part: Loose, shape: PartShape, isTitled: boolean): Loose {
    const written: Loose = {
      ...(isTitled && { [shape.head]: part[shape.title] }),
      id: part['id'],
    };
    for (const key of shape.keys) {
      const member = key === 'note' ? 'private' : key === 'questions' ? 'items' : key;
      const value = part[member];
      if (value === undefined || (key in shape.defaults && isSameJson(value, shape.defaults[key]))) continue;
      written[key] = this.#setting(key, value);
    }
    return written;
  }

  #setting(key: string, value: unknown): unknown {
    if (parts.FORMULA_KEYS.has(key)) return this.#formula(value as Expression);
    switch (key) {
      case 'questions':
        return this.items(value as Loose[]);
      case 'options':
      case 'rows':
        return (value as Loose[]).map((option) => this.#option(option));
      case 'checks':
      case 'next':
        return (value as Loose[]).map((rule) => this.#rule(rule));
      case 'note':
        return (value as Loose)['note'];
      case 'whenFull':
        return writeWhenFull(value as Loose);
      case 'src':
        return parts.writtenPicture(String(value));
      case 'picture': {
        const { src, alt } = value as Loose;
        return new OneLine({ src: parts.writtenPicture(String(src)), ...(alt !== '' && { alt }) });
      }
      default:
        return value;
    }
  }

  #option(option: Loose): unknown {
    const { value, label, image, showIf, ...rest } = option;
    if (value === label && Object.keys(option).length === 2) return value;
    return new OneLine({
      value,
      ...(label !== value && { label }),
      ...(typeof image === 'string' && { image: parts.writtenPicture(image) }),
      ...(showIf !== undefined && { showIf: this.#formula(showIf as Expression) }),
      ...rest,
    });
  }

  #rule(rule: Loose): Loose {
    return Object.fromEntries(
      Object.entries(rule).map(([key, value]) => [
        key,
        parts.FORMULA_KEYS.has(key) ? this.#formula(value as Expression) : value,
      ]),
    );
  }

  /** Writes a formula as text; as the tree that it is where text would not be read back the same. */
  #formula(expression: Expression): unknown {
    const text = printFormula(expression, printReference);
    const parsed = parseFormula(text, (name) => this.#names.findReference(name));
    return parsed.ok && isSameJson(parsed.expression, expression) ? text : expression;
  }
}

const writeWhenFull = (full: Loose): unknown => ('waitingList' in full ? 'waitingList' : full['ending']);
