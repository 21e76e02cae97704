import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  fieldsOf,
  createOptions,
  type Field,
} from '@inlay/sdk/model';
import { describeFields, readFormFile, parseFormText, type Fault } from './readFormFile.ts';

const definition = withFields(createEmptyDefinition('Cake order'), [
  { ...createField('text'), label: 'Name' },
  createField('radio'),
]);

const faultsOf = (content: unknown): Fault[] => {
  const read = parseFormText(typeof content === 'string' ? content : JSON.stringify(content));
  return read.ok ? [] : read.faults;
};

test('DASH-042 a form that was exported is read as it was', () => {
  const exported = { $schema: 'https://x.example/schema.json', ...definition };
  expect(parseFormText(JSON.stringify(exported))).toEqual({
    ok: true,
    definition,
    pictures: {},
  });
});

test('DASH-042 a file with settings that are not known here is read without them', () => {
  const older = { ...definition, owner: 'Ada', flow: { ...definition.flow, skip: true } };
  expect(parseFormText(JSON.stringify(older))).toEqual({ ok: true, definition, pictures: {} });
});

test('DASH-041 every fault is told with its place, in words', () => {
  const [name, radio] = fieldsOf(definition);
  const fields = [
    { ...name, columns: 5 },
    { ...radio, label: '', options: createOptions(['A', 'x'.repeat(201)]) },
    { ...createField('header'), label: 'Top', fontSize: 90 },
    7,
  ];
  const customStyles = { primaryColor: 'red', customCSS: 'position: fixed' };
  const broken = withFields(
    { ...definition, title: 'x'.repeat(201), customStyles },
    fields as unknown as Field[],
  );
  expect(faultsOf(broken).map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
    'Title: Must have at most 200 characters',
    'Field 1 (Name), columns: Must be one of 12, 9, 8, 6, 4, 3, 2',
    'Field 2, options, number 2: Must have at most 200 characters',
    'Field 3 (Top), font size: Must be at most 48',
    'Field 4: Must be an object',
    'Custom styles, primary color: Not a colour',
    'Custom styles, custom CSS: Style not accepted: position',
  ]);
});

test.each([
  ['{ "title": ', /^This file is not JSON\.$/],
  ['', /^This file is not JSON\.$/],
  ['[]', /doesn’t contain a form/],
  ['null', /doesn’t contain a form/],
  ['{"name":"@inlay/api","version":"0.1.0"}', /doesn’t contain a form/],
])('DASH-041 a file with %j is no form', (text, reason) => {
  expect(faultsOf(text)).toEqual([{ place: '', reason: expect.stringMatching(reason) }]);
});

test('DASH-041 a form of a platform to come is refused by its version', () => {
  expect(faultsOf({ ...definition, version: 99 })).toEqual([
    { place: 'Version', reason: 'This version of a form is not known here' },
  ]);
});

test('DASH-041 BUILD-090 rules that do not fit and tests that fail are told before the form is sent', () => {
  const [name, radio] = fieldsOf(definition);
  const form = {
    ...withFields(definition, [
      name!,
      { ...radio!, requiredIf: { op: 'eq', of: [{ field: 'gone' }, { lit: 'A' }] } },
    ]),
    tests: [{ id: 't', name: 'Hidden', today: '2026-11-28', answers: {}, expect: { hidden: [name!.id] } }],
  };
  expect(faultsOf(form).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('refers to a field that does not exist'),
    expect.stringContaining('The test “Hidden” fails.'),
  ]);
});

test('D-167 other files are not opened', async () => {
  const read = (name: string, type: string, content = '{}') =>
    readFormFile(new File([content], name, { type }));
  const reason = async (file: ReturnType<typeof read>) => {
    const result = await file;
    return result.ok ? null : result.faults[0]?.reason;
  };
  expect(await reason(read('form.exe', 'application/json'))).toBe('File type is not allowed');
  expect(await reason(read('form.txt', 'text/plain'))).toBe('File type is not allowed');
  expect(await reason(read('form.json', '', ' '.repeat(10 * 1024 * 1024 + 1)))).toBe('File is too large');
  expect(await reason(read('form.json', '', JSON.stringify(definition)))).toBeNull();
});

test('fields are named by label and type', () => {
  expect(describeFields([...fieldsOf(definition), { ...createField('date'), label: ' ' }])).toEqual([
    'Name (Text)',
    'Radio (Radio)',
    'Date (Date)',
  ]);
});

test('DASH-047 a form of another product is read with the report of its questions', () => {
  const read = parseFormText(
    JSON.stringify({
      title: 'Elsewhere',
      fields: [
        { ref: 'a', title: 'Name', type: 'short_text' },
        { ref: 'b', title: 'Pay', type: 'payment' },
      ],
      thankyou_screens: [],
    }),
  );
  expect(read).toMatchObject({
    ok: true,
    definition: { title: 'Elsewhere' },
    imported: {
      product: 'typeform',
      items: [
        { label: 'Name', type: 'text', notes: [] },
        { label: 'Pay', type: null, notes: [{ code: 'type_left_out', name: 'payment' }] },
      ],
    },
  });
});
