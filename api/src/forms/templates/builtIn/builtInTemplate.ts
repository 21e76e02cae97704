import {
  createEmptyDefinition,
  FIELD_CAPABILITIES,
  type Ending,
  type Expression,
  type FieldOfType,
  type FieldType,
  type FormDefinition,
  type Page,
  type Repeat,
  type Section,
} from '@inlay/sdk/model';
import type { TemplateText } from '@inlay/sdk/server-texts';

/** The categories of the gallery, in its order (TMPL-004). */
export const CATEGORIES = [
  'Contact',
  'Business',
  'Healthcare',
  'Events',
] as const satisfies readonly TemplateText[];

/** A template that comes with the platform; its name becomes the title of its forms. */
export interface BuiltInTemplate {
  /** Stands in addresses and requests: never renamed. */
  id: string;
  category: (typeof CATEGORIES)[number];
  /** Description in the gallery. */
  description: TemplateText;
  definition: FormDefinition;
}

/** Returns a field as the builder creates it, with the given properties. */
export const field = <Type extends FieldType>(
  type: Type,
  id: string,
  label: string,
  settings: Partial<Omit<FieldOfType<Type>, 'id' | 'type' | 'label'>> = {},
): FieldOfType<Type> =>
  ({ id, ...FIELD_CAPABILITIES[type].createDefaults(), label, ...settings }) as FieldOfType<Type>;

/** Must be answered. */
export const required = { required: true } as const;
/** Half a row. */
export const half = { columns: 6 } as const;

/** Returns a form of several pages. */
export const formOf = (
  title: string,
  settings: Partial<Omit<FormDefinition, 'title' | 'pages'>>,
  pages: readonly Page[],
): FormDefinition => ({ ...createEmptyDefinition(title), ...settings, pages });

/** One question at a time (decision 242). */
export const oneAtATime: FormDefinition['flow'] = {
  layout: 'questions',
  progress: 'bar',
  back: true,
  review: false,
  timeZone: null,
};

export const page = (
  id: string,
  title: string,
  items: Page['items'],
  settings: Partial<Pick<Page, 'description' | 'nextLabel' | 'showIf'>> = {},
): Page => ({ id, title, description: '', nextLabel: '', ...settings, items });

/** Returns fields that are shown while the condition holds. */
export const section = (id: string, label: string, showIf: Expression, items: Section['items']): Section => ({
  id,
  type: 'section',
  label,
  help: '',
  showIf,
  items,
});

/** Returns fields that visitors answer once for each row. */
export const repeat = (
  id: string,
  label: string,
  rows: Pick<Repeat, 'min' | 'max' | 'addLabel' | 'rowLabel'> & Partial<Pick<Repeat, 'help' | 'showIf'>>,
  items: Repeat['items'],
): Repeat => ({ id, type: 'repeat', label, help: '', ...rows, items });

/** Returns an ending after which the submission is stored. */
export const ending = (id: string, title: string, text: string, showIf?: Expression): Ending => ({
  id,
  kind: 'stored',
  title,
  text,
  redirectUrl: null,
  ...(showIf && { showIf }),
});

/** Holds while a question has this answer, or one of these. */
export const is = (id: string, ...values: [string, ...string[]]): Expression =>
  values.length === 1
    ? { op: 'eq', of: [{ field: id }, { lit: values[0] }] }
    : { op: 'in', of: [{ field: id }, ...values.map((lit) => ({ lit }))] };

/** Holds while an answer is at most this number. */
export const atMost = (id: string, lit: number): Expression => ({ op: 'le', of: [{ field: id }, { lit }] });

/** Returns the number of rows in which this question is answered. */
export const countRows = (each: string, id: string): Expression => ({
  op: 'count',
  each,
  of: [{ field: id }],
});

/** Holds while this option is among the chosen ones. */
export const has = (id: string, value: string): Expression => ({
  op: 'has',
  of: [{ field: id }, { lit: value }],
});

/** Returns the number that belongs to the chosen option. */
export const numberFor = (id: string, numbers: Readonly<Record<string, number>>): Expression => ({
  op: 'if',
  of: Object.entries(numbers).flatMap(([value, lit]) => [is(id, value), { lit }]),
});

/** Returns the sum of the numbers that belong to the chosen options. */
export const sumFor = (id: string, numbers: Readonly<Record<string, number>>): Expression => ({
  op: 'sum',
  of: Object.entries(numbers).map(([value, lit]) => ({
    op: 'if',
    of: [has(id, value), { lit }, { lit: 0 }],
  })),
});

/** Takes no day before the visitor's own: checks of a form's logic would judge by the day in UTC (decision 217). */
export const NOT_BEFORE_TODAY = { earliestDay: 0 } as const;
