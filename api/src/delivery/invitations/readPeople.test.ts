import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, createOptions, withFields } from '@inlay/sdk/model';
import { readPeople } from './readPeople.ts';

const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'city', label: 'City of birth' },
  { ...createField('checkbox'), id: 'extras', label: 'Extras', options: createOptions(['Nuts', 'Cream']) },
]);
const namesIn = (text: string) => readPeople(definition, text).people.map(({ name, email }) => [name, email]);

test('INVITE-003 lines hold addresses as people and mail programs write them', () => {
  expect(namesIn('ada@b.example')).toEqual([['', 'ada@b.example']]);
  expect(namesIn('Ada Lovelace <Ada@B.example>,')).toEqual([['Ada Lovelace', 'ada@b.example']]);
  expect(namesIn('"Lovelace, Ada" <ada@b.example>; bo@b.example\r\nCy, cy@b.example')).toEqual([
    ['Lovelace, Ada', 'ada@b.example'],
    ['', 'bo@b.example'],
    ['Cy', 'cy@b.example'],
  ]);
  expect(namesIn('')).toEqual([]);
});

test('INVITE-003 tables are read with quotes, line breaks and any of three delimiters, each by the line it begins at', () => {
  const read = readPeople(
    definition,
    '\uFEFFname,E-Mail,city of birth\r\n"Lee, ""Bo""",bo@b.example,"New\r\nYork"\r\n\r\nCy,,Rome\r\n',
  );
  expect(read.people).toEqual([
    { line: 2, name: 'Lee, "Bo"', email: 'bo@b.example', answers: { city: 'New\nYork' } },
  ]);
  expect(read.problems).toEqual([{ line: 5, text: 'Cy  Rome', code: 'no_address', column: null }]);
  for (const sign of [';', '\t'])
    expect(namesIn(`email${sign}name\nbo@b.example${sign}Bo`)).toEqual([['Bo', 'bo@b.example']]);
  expect(namesIn('Email\nbo@b.example')).toEqual([['', 'bo@b.example']]);
});

test('INVITE-020 several choices of a cell are apart by semicolons; what a field does not take is named', () => {
  const read = readPeople(definition, 'email,extras\nbo@b.example,nuts; Cream\ncy@b.example,Salt');
  const [nuts, cream] = createOptions(['Nuts', 'Cream']);
  expect(read.people[0]!.answers).toEqual({ extras: [nuts!.value, cream!.value] });
  expect(read.problems).toEqual([
    { line: 3, text: 'cy@b.example Salt', code: 'bad_answer', column: 'Extras' },
  ]);
});
