import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  fieldSchema,
  withFields,
  type Field,
  type FieldType,
  type FormDefinition,
} from '@inlay/sdk/model';
import { field, fields as fieldsOnCanvas, openBuilder } from './builderSupport.ts';
import { elementLine, openVisitors, publish } from './embedSupport.ts';
import { commonCase, ELSEWHERE, UNOFFERED, type FieldCase, type Seen } from './fieldSettingCase.ts';
import { SEED } from './choiceSettingsCases.ts';
import { CASES } from './fieldSettingsCases.ts';
import { platform } from './platform.ts';
import { CANVAS, STYLE_BENCH } from './styleSupport.ts';

const { url } = platform;
const { visitor, visitAsOwner, host } = openVisitors();

/** The form in a page of the platform, a website's shadow root, or a frame. */
const FORM = 'form.form-embed-form';
/** Types in one form: three forms hold all. */
const TYPES_OF_A_FORM = 11;

const casesOf = (type: FieldType): FieldCase[] => [commonCase(type), ...CASES[type]];

/** What of a zod schema says which settings it has. */
interface Schema {
  def: { innerType?: Schema; element?: Schema; shape?: Readonly<Record<string, Schema>> };
}

/** Returns the names of all settings in a schema; those of options and formats as `options.label`. */
function settingsIn({ def }: Schema, name = ''): string[] {
  const inner = def.innerType ?? def.element;
  if (inner) return settingsIn(inner, name);
  if (!def.shape) return [name];
  return Object.entries(def.shape).flatMap(([key, one]) => settingsIn(one, name ? `${name}.${key}` : key));
}

const SCHEMAS = new Map(
  fieldSchema.options.map((schema) => [schema.shape.type.value, schema as unknown as Schema]),
);

/** Names the settings of a type that have a case. */
function settingsWithCase(type: FieldType): string[] {
  const cases = casesOf(type).flatMap(({ seen, onCanvas, tried }) =>
    [seen, onCanvas, tried].flatMap((some) => Object.keys(some ?? {})),
  );
  return [...cases, ...(UNOFFERED[type] ?? [])];
}

/** Settings of all types that a type does not use if its case does not name them, because nothing offers them for it. */
const COMMON = ['label', 'help', 'placeholder', 'required', 'columns'];

test('BUILD-025 BUILD-026 BUILD-028 every setting of every field type has a case, and no case a setting that is gone', async () => {
  expect([...SCHEMAS.keys()].sort()).toEqual([...FIELD_TYPE_ORDER].sort());
  const forgotten: string[] = [];
  const used = new Set<string>();
  for (const type of FIELD_TYPE_ORDER) {
    const settings = settingsIn(SCHEMAS.get(type)!);
    const named = settingsWithCase(type);
    for (const setting of settings) {
      const elsewhere = [setting, `${type}.${setting}`].find((name) => name in ELSEWHERE);
      if (elsewhere) used.add(elsewhere);
      else if (!named.includes(setting) && !COMMON.includes(setting)) forgotten.push(`${type}.${setting}`);
    }
    forgotten.push(...named.filter((one) => !settings.includes(one)).map((one) => `${type}.${one} is gone`));
  }
  expect(forgotten).toEqual([]);
  expect([...used].sort()).toEqual(Object.keys(ELSEWHERE).sort());
  for (const [setting, file] of Object.entries(ELSEWHERE)) {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text.includes(setting.split('.').at(-1)!), `${file} has ${setting}`).toBe(true);
  }
});

/** A setting in a form: the place of its field, and what is seen. */
type Wanted = readonly [name: string, at: number, seen: Seen];

interface SettingsForm {
  definition: FormDefinition;
  fields: Field[];
  /** By visitors, and on the canvas. */
  visible: Wanted[];
  onCanvas: Wanted[];
  tried: { at: number; name: string; act(field: Locator): Promise<void>; error: string | undefined }[];
}

/** Returns a form with a field for each case of these types. */
function formOf(types: readonly FieldType[]): SettingsForm {
  const fields: Field[] = [];
  const form: Omit<SettingsForm, 'definition' | 'fields'> = { visible: [], onCanvas: [], tried: [] };
  let hidden = 0;
  for (const type of types)
    for (const [number, { set, seen = {}, onCanvas = {}, tried = {} }] of casesOf(type).entries()) {
      const at = fields.length - hidden;
      const named = (some: Readonly<Record<string, Seen>>, place: number): Wanted[] =>
        Object.entries(some).map(([name, one]) => [`${type}.${name}`, place, one]);
      form.visible.push(...named(seen, at));
      form.onCanvas.push(...named({ ...seen, ...onCanvas }, fields.length));
      for (const [name, [act, error]] of Object.entries(tried))
        form.tried.push({ at, name: `${type}.${name}`, act, error });
      if (type === 'hidden') hidden += 1;
      fields.push({ ...createField(type), id: `${type}_${number}`, ...set } as Field);
    }
  return { ...form, fields, definition: definitionOf(fields) };
}

const definitionOf = (fields: Field[]): FormDefinition => ({
  ...withFields({ ...createEmptyDefinition('All settings'), language: 'en' }, fields),
  values: [{ id: 'total', name: 'Total', is: { lit: 42 }, show: 'visitor', format: 'number' }],
});

/** Returns what is seen of settings. */
const looksOf = (form: Locator, wanted: readonly Wanted[]): Promise<string[]> =>
  form.evaluate((element, all) => {
    const fields = [...element.querySelectorAll('.form-embed-field')];
    return all.map(([, at, [selector, what]]) => {
      const field = fields[at];
      if (!field) return 'no field';
      const item = field.closest('.form-embed-item') ?? field;
      const found = selector === ':scope' ? [item] : [...item.querySelectorAll(selector)];
      if (what === '#count') return String(found.length);
      if (found.length === 0) return 'absent';
      const name = what.slice(1);
      const looks = found.map((one) => {
        if (what === '#text') return one.textContent;
        if (what === '#columns') return getComputedStyle(one).gridTemplateColumns.split(' ').length;
        if (what.startsWith('@')) return one.getAttribute(name);
        if (what.startsWith('.')) return (one as unknown as Record<string, unknown>)[name];
        return getComputedStyle(one).getPropertyValue(what);
      });
      return looks.map(String).join(' | ');
    });
  }, wanted as Wanted[]);

/** Expects each setting to be seen in a form. */
async function expectSeen(
  place: string,
  form: Locator,
  wanted: readonly Wanted[],
  isCanvas = false,
): Promise<void> {
  const listBlind = async (): Promise<string[]> => {
    const looks = await looksOf(form, wanted);
    return wanted.flatMap(([name, , [, , value, canvas]], at) => {
      const expected = isCanvas ? (canvas?.preview ?? value) : value;
      return looks[at] === expected ? [] : [`${name}: ${looks[at]}, not ${expected}`];
    });
  };
  await expect.poll(listBlind, { message: place }).toEqual([]);
}

/** Gives a page a visit whose shuffled options have the order of the cases. */
async function openVisit(page: Page): Promise<Page> {
  await page.addInitScript((seed) => sessionStorage.setItem('form-embed-seed', seed), SEED);
  return page;
}

const GROUPS = Array.from({ length: Math.ceil(FIELD_TYPE_ORDER.length / TYPES_OF_A_FORM) }, (_one, at) => {
  const types = FIELD_TYPE_ORDER.slice(at * TYPES_OF_A_FORM, (at + 1) * TYPES_OF_A_FORM);
  return { types, first: types[0], last: types.at(-1) };
});

test.each(GROUPS)(
  'BUILD-019 BUILD-114 every setting of $first to $last is seen on the page, in the element, in a popup, on the canvas and in its preview',
  async ({ types }) => {
    const { definition, visible, onCanvas, tried } = formOf(types);
    const { id } = await publish(definition);

    const page = await openVisit(await visitor(STYLE_BENCH));
    await page.goto(`${url}/embed/${id}`);
    const form = page.locator(FORM);
    await form.and(page.locator('[data-ready]')).waitFor();
    await expectSeen('page', form, visible);
    for (const { at, act } of tried) await act(form.locator('.form-embed-field').nth(at));
    await form.locator('.form-embed-button').click();
    const errors = tried.flatMap(({ at, name, error }): Wanted[] =>
      error === undefined ? [] : [[name, at, ['.form-embed-error', '#text', error]]],
    );
    await expectSeen('errors', form, errors);

    // Another visitor, because a form in the same browser brings back what was typed.
    const shop = await openVisit(await visitor(STYLE_BENCH));
    await shop.goto(
      await host(
        `${elementLine(id)}<button data-form-embed-id="${id}" data-form-embed-mode="popup">Open</button><script async src="${url}/sdk/loader.js"></script>`,
      ),
    );
    await shop.locator(`form-embed ${FORM}[data-ready]`).waitFor();
    await expectSeen('element', shop.locator(`form-embed ${FORM}`), visible);
    await shop.locator('button[aria-haspopup]').click();
    const popup = shop.frameLocator('dialog[open] iframe').locator(FORM);
    await popup.and(shop.frameLocator('dialog[open] iframe').locator('[data-ready]')).waitFor();
    await expectSeen('popup', popup, visible);

    const builder = await openVisit(await visitAsOwner(STYLE_BENCH));
    await openBuilder(builder, id);
    const shown = builder.locator(`${CANVAS} ${FORM}`);
    await expectSeen('canvas', shown, onCanvas, true);
    await builder.getByText('Preview', { exact: true }).click();
    await builder.getByText('Desktop', { exact: true }).waitFor();
    await expectSeen('preview', shown, visible);
    await builder.getByText('Edit', { exact: true }).click();
    await fieldsOnCanvas(builder).first().waitFor();
    await expectSeen('canvas after the preview', shown, onCanvas, true);
  },
);

test('BUILD-114 a country that is changed, and a help text that is typed, are on the canvas at once', async () => {
  const { id } = await publish(
    definitionOf([{ ...createField('phone'), id: 'phone', label: 'Your number', country: 'DE' }]),
  );
  const builder = await visitAsOwner(STYLE_BENCH);
  await openBuilder(builder, id);
  await expect.poll(() => field(builder, 'Your number').locator('select').inputValue()).toBe('DE');
  await field(builder, 'Your number').click();
  await builder.getByLabel('Help text').fill('With *its* country.');
  await builder.getByRole('combobox', { name: 'Country of numbers' }).fill('Japan');
  await builder.getByRole('listbox', { name: 'Country of numbers' }).getByText('Japan +81').click();
  await expect.poll(() => field(builder, 'Your number').locator('select').inputValue()).toBe('JP');
  await field(builder, 'Your number').getByText('With its country.').waitFor();
});

test('BUILD-022 no case would be seen without its setting', async () => {
  const { id } = await publish(
    definitionOf(FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type }))),
  );
  const page = await openVisit(await visitor(STYLE_BENCH));
  await page.goto(`${url}/embed/${id}`);
  await page.locator(`${FORM}[data-ready]`).waitFor();
  const shown = FIELD_TYPE_ORDER.filter((type) => type !== 'hidden');
  const wanted = shown.flatMap((type, at) =>
    casesOf(type).flatMap(({ seen = {} }) =>
      Object.entries(seen).map(([name, one]): Wanted => [`${type}.${name}`, at, one]),
    ),
  );
  const looks = await looksOf(page.locator(FORM), wanted);
  expect(wanted.filter(([, , [, , value]], at) => looks[at] === value).map(([name]) => name)).toEqual([]);
});
