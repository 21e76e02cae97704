import { describe, expect, it } from 'vitest';
import { createEmptyDefinition } from '../definition/formDefinition.ts';
import { createOptions } from '../fields/options.ts';
import type { Field } from '../fields/field.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { isInput } from '../fields/index.ts';
import { hasInputFields } from '../fields/roles.ts';
import { validateAnswers } from './validateAnswers.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';
import { withFields } from '../structure/pages/pageOne.ts';

const text = (changes: Partial<Field> = {}) => buildField('text', { id: 'name', ...changes } as never);

describe('validateAnswers', () => {
  it('drops values of unknown fields and of fields without answer, and names them (D-94, T14)', () => {
    const definition = buildDefinition([text(), buildField('header')]);
    const verdict = validateAnswers(definition, {
      name: 'Ada',
      header: 'x',
      extra: 1,
      captcha_tokens: ['t'],
    });
    expect(verdict).toEqual({
      ok: true, answers: { name: 'Ada' }, droppedFieldIds: ['header', 'extra', 'captcha_tokens'], strippedFieldIds: [],
    }); // prettier-ignore
  });

  it('lists every issue in reading order (EMBED-030)', () => {
    const fields = [buildField('email'), buildField('date'), text({ required: true })];
    const verdict = validateAnswers(buildDefinition(fields), { email: 'a', date: 'b' });
    expect(verdict).toMatchObject({
      ok: false,
      issues: [
        { fieldId: 'email', code: 'invalid_email' },
        { fieldId: 'date', code: 'invalid_date' },
        { fieldId: 'name', code: 'required' },
      ],
    });
  });

  it.each([undefined, ''])('EMBED-021 wants a captcha token, %j is none', (captchaToken) => {
    const definition = buildDefinition([buildField('captcha')]);
    expect(validateAnswers(definition, {}, { captchaToken })).toMatchObject({
      ok: false,
      issues: [{ fieldId: 'captcha', code: 'captcha_required' }],
    });
    expect(validateAnswers(definition, {}, { captchaProvider: 'hcaptcha' })).toMatchObject({
      issues: [{ params: { provider: 'hcaptcha' } }],
    });
    expect(validateAnswers(definition, {}, { captchaToken: 't' }).ok).toBe(true);
    expect(validateAnswers(definition, {}, { ignoreCaptcha: true }).ok).toBe(true);
  });

  it('never takes a captcha token from the answers, nor stores it (D-92)', () => {
    const verdict = validateAnswers(buildDefinition([buildField('captcha')]), { captcha: 't' });
    expect(verdict).toMatchObject({ ok: false, answers: {} });
  });

  it('EMBED-022 asks for all five parts of a required address, the second line never (D-95)', () => {
    const definition = buildDefinition([buildField('address')]);
    expect(validateAnswers(definition, { address: { country: '' } })).toMatchObject({
      issues: [
        { code: 'address_incomplete', params: { parts: ['street', 'city', 'state', 'postal', 'country'] } },
      ],
    });
    const optional = buildDefinition([buildField('address', { required: false })]);
    expect(validateAnswers(optional, { address: { city: 'Leeds' } }).ok).toBe(true);
  });

  it('EMBED-038 starts an address in the United States', () => {
    const verdict = validateAnswers(buildDefinition([buildField('address', { required: false })]), {});
    expect(verdict.answers['address']).toMatchObject({ street: '', country: 'United States' });
  });

  it('a single box stores true or false, and must be ticked when required (D-71, D-95)', () => {
    const box = (required: boolean) => buildDefinition([buildField('checkbox', { options: [], required })]);
    expect(validateAnswers(box(true), { checkbox: 'true' }).answers).toEqual({ checkbox: true });
    expect(validateAnswers(box(false), {}).answers).toEqual({ checkbox: false });
    expect(validateAnswers(box(true), { checkbox: false })).toMatchObject({ issues: [{ code: 'required' }] });
    expect(validateAnswers(box(true), { checkbox: 'yes' })).toMatchObject({
      issues: [{ code: 'invalid_type' }],
    });
  });

  it('EMBED-035 counts maxLength as HTML does: UTF-16 units, a line break as one', () => {
    const definition = buildDefinition([buildField('textarea', { maxLength: 5 })]);
    expect(validateAnswers(definition, { textarea: 'ab\r\ncd' }).ok).toBe(true);
    expect(validateAnswers(definition, { textarea: '🙂🙂' }).ok).toBe(true);
    expect(validateAnswers(definition, { textarea: '🙂🙂🙂' })).toMatchObject({
      issues: [{ code: 'too_long', params: { max: 5 } }],
    });
  });

  it('EMBED-028 CONST-006 an email address has at most 254 characters, and no line break in any writing', () => {
    const definition = buildDefinition([buildField('email', { id: 'mail' })]);
    const issuesOf = (mail: string) => {
      const verdict = validateAnswers(definition, { mail });
      return verdict.ok ? [] : verdict.issues.map(({ code }) => code);
    };
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
    expect([longest.length, issuesOf(longest)]).toEqual([254, []]);
    for (const bad of [longest.replace('.com', '.info'), 'a\n@example.com', 'a\t@example.com', 'a%0a@example.com', 'a%0D@example.com']) {
      expect(issuesOf(bad)).toEqual(['invalid_email']);
    } // prettier-ignore
  });

  it('text without maxLength holds 10000 characters (D-69)', () => {
    const judge = (answer: string) =>
      validateAnswers(buildDefinition([text()], { textHandling: 'as_typed' }), { name: answer });
    expect(judge('a'.repeat(10_000)).ok).toBe(true);
    expect(judge('a'.repeat(10_001)).ok).toBe(false);
  });

  it('takes spaces for empty where text is kept as typed, too (D-95)', () => {
    const definition = buildDefinition([text({ required: true })], { textHandling: 'as_typed' });
    expect(validateAnswers(definition, { name: ' \n ' })).toMatchObject({ issues: [{ code: 'required' }] });
  });

  it('D-10 keeps text exactly as typed where the form says so, and names hostile patterns in either case', () => {
    const typed = '  <script>alert(1)</script> onclick=x ';
    const judge = (textHandling: 'sanitise' | 'as_typed', answer = typed) =>
      validateAnswers(buildDefinition([text()], { textHandling }), { name: answer });
    expect(judge('as_typed')).toMatchObject({ answers: { name: typed.trim() }, strippedFieldIds: ['name'] });
    expect(judge('sanitise')).toMatchObject({ answers: { name: 'alert(1) x' }, strippedFieldIds: ['name'] });
    expect(judge('sanitise', '  a\r\nb ')).toMatchObject({ answers: { name: 'a\nb' }, strippedFieldIds: [] });
  });

  it('T4 a new form keeps what visitors write as they wrote it (decision 631)', () => {
    const typed = ['Budget < 100 & > 50, if a<b', "O'Neil <b>x</b> javascript: onclick=x"];
    const form = withFields(createEmptyDefinition('Contact'), [text()]);
    for (const name of typed) expect(validateAnswers(form, { name })).toMatchObject({ answers: { name } });
  });

  it('EMBED-034 reads answers without the spaces around them, also where text is kept as typed', () => {
    const form = buildDefinition(
      [
        buildField('email', { id: 'mail' }),
        buildField('phone', { id: 'phone' }),
        buildField('date', { id: 'day' }),
      ],
      { textHandling: 'as_typed' },
    );
    const answers = { mail: 'ada@example.com', phone: '+49 30 1234567', day: '2026-12-24' };
    const typed = Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, ` ${one} `]));
    expect(validateAnswers(form, typed)).toMatchObject({ ok: true, answers });
  });

  it('sees hostile patterns in an address, none in a choice', () => {
    const definition = buildDefinition([
      buildField('address', { required: false }),
      buildField('checkbox', { options: createOptions(['a', '< 18']) }),
      buildField('select', { options: createOptions(['> 18']) }),
    ]);
    const verdict = validateAnswers(definition, {
      address: { city: '<b>' },
      checkbox: ['< 18', 'a'],
      select: '> 18',
    });
    expect(verdict).toMatchObject({ ok: true, strippedFieldIds: ['address'] });
  });

  it.each([null, undefined, 1, 'a', [], [{ name: 'x' }]])('takes %j for no answers at all', (raw) => {
    expect(validateAnswers(buildDefinition([text()]), raw)).toMatchObject({
      ok: true,
      answers: { name: '' },
    });
  });

  it('does not read a list by its indexes', () => {
    expect(validateAnswers(buildDefinition([text({ id: '0' })]), ['x'])).toMatchObject({
      answers: { '0': '' },
    });
  });

  it('is not touched by __proto__ and other special keys (T16)', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"name":"x","polluted":1},"constructor":{"name":"x"},"toString":1}',
    );
    const verdict = validateAnswers(buildDefinition([text()]), raw);
    expect(verdict).toMatchObject({ ok: true, answers: { name: '' } });
    expect(Object.keys(verdict.answers)).toEqual(['name']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('takes deep nests for values of the wrong shape', () => {
    const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown;
    const definition = buildDefinition([text(), buildField('address'), buildField('checkbox')]);
    expect(validateAnswers(definition, { name: deep, address: deep, checkbox: deep })).toMatchObject({
      issues: [{ code: 'invalid_type' }, { code: 'invalid_type' }, { code: 'invalid_type' }],
    });
  });
});

describe('isInput (D-77)', () => {
  it('is true of questions and the captcha, not of headers', () => {
    const definition = buildDefinition([buildField('header'), text(), buildField('captcha')]);
    expect(
      fieldsOf(definition)
        .filter(isInput)
        .map(({ type }) => type),
    ).toEqual(['text', 'captcha']);
    expect(hasInputFields(buildDefinition([buildField('header')]))).toBe(false);
    expect(hasInputFields(definition)).toBe(true);
  });
});
