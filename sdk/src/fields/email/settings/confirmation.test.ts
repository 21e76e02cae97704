import { expect, test } from 'vitest';
import { parsePostedForm } from '../../../model/structure/posted/parsePostedForm.ts';
import { buildDefinition, buildField } from '../../../model/testing/buildDefinition.ts';
import { hostileAnswers } from '../../../model/testing/sampleAnswers.ts';
import { validateAnswers } from '../../../model/answers/validateAnswers.ts';
import { describeFieldType } from '../../../model/fields/fieldType.suite.ts';

const settings = { confirm: 'twice' } as const;
const same = { address: ' Ada@Example.org ', again: 'ada@example.org' };

describeFieldType({
  type: 'email',
  settings,
  accepted: [
    { raw: same, stored: 'Ada@Example.org', printed: 'Ada@Example.org' },
    // From a program or an earlier draft.
    { raw: 'ada@example.org', stored: 'ada@example.org', printed: 'ada@example.org' },
  ],
  refused: [
    { raw: { address: 'ada@example.org', again: 'ada@example.com' }, code: 'not_same' },
    { raw: { address: 'ada@example.org' }, code: 'not_same' },
    { raw: 'ada@example.org\nada@example.com', code: 'not_same' },
    { raw: { address: 'ada', again: 'ada' }, code: 'invalid_email' },
    { raw: { address: 1, again: 1 }, code: 'invalid_type' },
    { raw: { address: '', again: 'ada@example.org' }, code: 'not_same' },
  ],
  empty: [undefined, null, '', {}, { address: '', again: '' }],
});

test('an address asked twice is stored the same by a plain post, and hostile answers are never stored', () => {
  const definition = buildDefinition([buildField('email', settings)]);
  const posted = parsePostedForm(definition, [
    ['answers.email.address', 'ada@example.org'],
    ['answers.email.again', 'ada@example.org'],
  ]);
  expect(validateAnswers(definition, posted)).toMatchObject({
    ok: true,
    answers: { email: 'ada@example.org' },
  });
  for (const { raw } of hostileAnswers('email', same)) {
    const judged = validateAnswers(definition, { email: raw });
    expect(judged.ok ? typeof judged.answers['email'] : 'string').toBe('string');
  }
});
