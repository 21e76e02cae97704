import { expect, test } from 'vitest';
import { CODE_MAIL_TEXTS } from '../../../languages/generated/visitorsTexts.ts';
import { describeFieldType } from '../../../model/fields/fieldType.suite.ts';

const address = 'ada@example.org';
const proven = { address: ` ${address} `, proof: 'a proof, which the server reads' };

describeFieldType({
  type: 'email',
  settings: { confirm: 'code' },
  accepted: [
    { raw: proven, stored: address, printed: address },
    // As the server makes it of a proven one, and as tests of a form say it.
    { raw: address, stored: address, printed: address },
  ],
  refused: [
    { raw: { address }, code: 'unconfirmed' },
    { raw: { address, proof: ' ' }, code: 'unconfirmed' },
    { raw: { address, proof: 1 }, code: 'unconfirmed' },
    { raw: { address, ticket: 'x', code: '123456' }, code: 'wrong_code' },
    { raw: { address, problem: 'code_busy' }, code: 'code_busy' },
    { raw: `${address}\nanything`, code: 'unconfirmed' },
    { raw: { address: 'ada', proof: 'x' }, code: 'invalid_email' },
    { raw: { address: 1 }, code: 'invalid_type' },
  ],
  empty: [undefined, null, '', {}, { address: '', code: '123456' }],
});

test.each(Object.entries(CODE_MAIL_TEXTS))(
  'the mail in %s has the code in its text, not in its subject',
  (_, write) => {
    const { subject, paragraphs } = write('Club', '012345');
    expect([subject.includes('Club'), subject.includes('012345')]).toEqual([true, false]);
    expect(paragraphs.join()).toContain('012345');
  },
);
