import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { cellsIn } from '../../submissions/exports/cells.ts';
import { printAnswers } from '../../submissions/printSubmission.ts';
import { answerBlocks } from './answerBlocks.ts';

const home = {
  street: '1 Main St',
  address2: 'Flat 2',
  city: 'Palo Alto',
  state: 'CA',
  postal: '94301',
  country: 'US',
};
const field = { ...createField('address'), id: 'home', label: 'Zuhause', country: 'DE' };
const definition = { ...withFields(createEmptyDefinition('Bestellung'), [field]), language: 'de' as const };
const IN_GERMAN = '1 Main St, Flat 2, Palo Alto, CA 94301, Vereinigte Staaten';

test('TYPE-007 mails write an address as its country does, with its name in the language of the form', () => {
  const submission = { answers: { home }, submittedAt: new Date() };
  expect(printAnswers(definition, submission)).toEqual([{ label: 'Zuhause', value: IN_GERMAN }]);
});

test('TYPE-007 a PDF writes an address as its country does, with its name in the language of the file', () => {
  const part = { kind: 'answer', id: 'home', label: 'Zuhause', page: '', field } as const;
  const blocks = answerBlocks(part, home, { language: 'de', signatures: new Map() });
  expect(blocks).toEqual([{ kind: 'fact', label: 'Zuhause', value: IN_GERMAN }]);
});

test('TYPE-007 files for programs write an address as its country does, with its name in English', () => {
  const asked = { formId: '', revisionId: '', isCurrent: true, fields: [field], outline: null };
  expect(cellsIn(asked, 'counted', () => '').map((cell) => cell.print(home, ''))).toEqual([
    '1 Main St, Flat 2, Palo Alto, CA 94301, United States',
  ]);
});
