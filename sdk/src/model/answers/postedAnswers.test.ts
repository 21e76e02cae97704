import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_OPTIONS } from '../definition/limits.ts';
import { controlName, parsePostedAnswers } from './postedAnswers.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { validateAnswers } from './validateAnswers.ts';

const definition = buildDefinition([buildField('text'), buildField('checkbox'), buildField('address')]);

describe('parsePostedAnswers (D-185)', () => {
  it('reads texts, groups and addresses by the names of their controls', () => {
    expect([controlName('text'), controlName('address', 'city')]).toEqual([
      'answers.text',
      'answers.address.city',
    ]);
    const posted = new URLSearchParams(
      'answers.text=Ada+L&answers.checkbox=A&answers.checkbox=B&answers.address.city=Leeds',
    );
    expect(parsePostedAnswers(definition, posted)).toEqual({
      text: 'Ada L',
      checkbox: ['A', 'B'],
      address: { city: 'Leeds' },
    });
  });

  it('makes a list of a single choice in a group, a text of a single box (D-71)', () => {
    expect(parsePostedAnswers(definition, [['answers.checkbox', 'A']])).toEqual({ checkbox: ['A'] });
    const box = buildDefinition([buildField('checkbox', { options: [] })]);
    expect(parsePostedAnswers(box, [['answers.checkbox', 'true']])).toEqual({ checkbox: 'true' });
  });

  it.each([
    'text', 'answers.other', 'answers.', 'answers.__proto__', 'answers.constructor', 'captchaToken', '',
  ])('does not read %j (T16)', (name) => {
    expect(parsePostedAnswers(definition, [[name, 'x']])).toEqual({});
  }); // prettier-ignore

  it.each(['planet', 'city.x', '__proto__'])(
    'leaves the part %j to the address, which has none (T16)',
    (part) => {
      const posted = parsePostedAnswers(definition, [[`answers.address.${part}`, 'x']]);
      const { answers } = validateAnswers(definition, posted, { ignoreCaptcha: true });
      expect(answers['address']).toEqual(validateAnswers(definition, {}).answers['address']);
    },
  );

  it('passes values of another shape on, to be refused as they are in JSON (T14)', () => {
    expect(parsePostedAnswers(definition, [['answers.text.city', 'x']])).toEqual({ text: { city: 'x' } });
    expect(parsePostedAnswers(definition, [['answers.address', 'x']])).toEqual({ address: 'x' });
  });

  it('passes a text posted twice on as a list, which is refused later', () => {
    const entries = [['answers.text', 'a'], ['answers.text', 'b']] as const; // prettier-ignore
    expect(parsePostedAnswers(definition, entries)).toEqual({ text: ['a', 'b'] });
  });

  it('keeps no more values of a name than a field has options (T20)', () => {
    const many = Array.from({ length: 100_000 }, () => ['answers.checkbox', 'A'] as const);
    expect(parsePostedAnswers(definition, many)['checkbox']).toHaveLength(MAX_OPTIONS);
  });

  it('takes any post without throwing', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('answers.text', 'answers.address.city', 'answers.address.__proto__'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (entries) => {
        expect(
          Object.keys(parsePostedAnswers(definition, entries)).every((id) =>
            ['text', 'checkbox', 'address'].includes(id),
          ),
        ).toBe(true);
      }),
    );
  });
});
