import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { createPerson, ERASED } from './person.ts';

const api = useTestApi();
const ACCOUNT = '00000000-0000-4000-8000-000000000000';

const FOUND = {
  email: {
    'ada@x.de': {
      in: ['ada@x.de', 'ADA@X.DE', 'Write to ada@x.de.', '<ada@x.de>', 'a,ada@x.de;b', 'mailto:ada@x.de'],
      out: ['not.ada@x.de', 'ada@x.dev', 'ada@x.de.example', 'ada+x@x.de', 'ada@sub.x.de'],
    },
    'jürgen@größe.example': { in: ['Jürgen@GRÖSSE.example'], out: ['gen@größe.example'] },
  },
  phone: {
    '+49 (0)30 123-4567': {
      in: ['+49301234567', '0049 30 1234567', '030 / 123 45 67', '+49 (0)30 1234567', '(030) 1234567'],
      out: ['+493012345678', '1030 12345671', '030 1234568'],
    },
    '030 1234567': {
      in: ['+49 30 1234567', '030-1234567', '0301234567'],
      out: ['0301234567 8', '40 1234567'],
    },
    '+1 212 555 0123': { in: ['(212) 555-0123', '+12125550123', '212 555 0123'], out: ['213 555 0123'] },
  },
  text: {
    'Ada Lovelace': {
      in: ['ADA LOVELACE', 'by Ada Lovelace, 1843', 'Áda Lovelace'],
      out: ['Ada Lovelaces', 'Nada Lovelace', 'Ada'],
    },
    Müller: { in: ['Mueller', 'muller', 'Frau Müller.'], out: ['Müllers', 'Mull'] },
    'a.b (c) [d]': { in: ['a.b (c) [d]'], out: ['axb (c) [d]'] },
  },
} as const;

const cases = Object.entries(FOUND).flatMap(([by, values]) =>
  Object.entries(values).map(([value, texts]) => ({ by: by as keyof typeof FOUND, value, ...texts })),
);

test.each(cases)(
  'PRIV-001 $by $value is found as people write it, and no neighbour of it; database and platform agree',
  async ({ by, value, in: texts, out }) => {
    const person = createPerson(ACCOUNT, { by, value });
    const all: readonly string[] = [...texts, ...out];
    expect(all.filter(person.isIn)).toEqual(texts);
    const rows = await api.database.query<{ text: string }>(
      `select text from jsonb_array_elements_text($1::jsonb) with ordinality as given(text, n)
       where submission_searched_text(text) ~ $2 order by n`,
      [JSON.stringify(all), person.pattern],
    );
    expect(rows.map(({ text }) => text)).toEqual(texts);
  },
);

test.each(cases)('PRIV-005 $by $value leaves a text that stays', ({ by, value, in: texts }) => {
  const person = createPerson(ACCOUNT, { by, value });
  for (const text of texts) {
    const redacted = person.redact(`Before ${text} behind`);
    expect(redacted).toContain(ERASED);
    expect(person.isIn(redacted)).toBe(false);
  }
  expect(person.redact(`Before ${value} behind`)).toMatch(/^Before .*behind$/);
});
