import { expect, test } from 'vitest';
import { senderOf } from './senderOf.ts';

const fields = [
  { id: 'size', type: 'radio' },
  { id: 'mail', type: 'email' },
  { id: 'captchaToken', type: 'text' },
  { id: 'who', type: 'text' },
] as const;

test('DASH-046 a submission is named after its sender: a name before an address, else its receipt', () => {
  const sender = (answers: Record<string, never>) => senderOf({ answers, receiptCode: 'K7-42' }, fields);
  expect(sender({ who: ' Ada ', mail: 'ada@bakery.test', size: '12' } as never)).toBe('Ada');
  expect(sender({ who: '', mail: 'ada@bakery.test' } as never)).toBe('ada@bakery.test');
  expect(sender({ size: '12' } as never)).toBe('Submission K7-42');
  // What no list shows names nobody (D-106).
  expect(sender({ captchaToken: '03AFcWeA' } as never)).toBe('Submission K7-42');
});
