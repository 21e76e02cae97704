import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { localeSchema } from '../../platform/contract/index.ts';
import { daysNamed } from './daysNamed.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const day = (date: string) => new Date(`${date}T00:00:00Z`);

test('SUBM-030 T34 a locale is what the platform knows of it: nobody chooses a calendar, digits or private parts', () => {
  const known = (locale: string) => localeSchema.safeParse(locale).data;
  expect(known('zh-u-ca-chinese-x-a1')).toBe('zh');
  expect(known('de-DE-u-nu-thai')).toBe('de-DE');
  expect(['de-1996-abcde', 'de-QQ', 'de-x-1'].map(known)).toEqual(['de', 'de', 'de']);
  expect([known('tlh'), known('en-US'), known('pt-BR')]).toEqual(['en-US', 'en-US', 'pt-BR']);
  expect(known('not a locale')).toBeUndefined();
});

test('SUBM-030 T34 others have their turn while the days of a locale are named, and many locales wait for each other', async () => {
  const over = new AbortController();
  const named = Promise.all(['is', 'sw', 'lt'].map((locale) => daysNamed('2026', locale, 'UTC', NOW)));
  const countTurns = async (): Promise<number> => {
    let turns = 0;
    for (; !over.signal.aborted; turns++) await nextTurn();
    return turns;
  };
  const turns = countTurns();
  const [first] = await named;
  over.abort();
  expect(await turns).toBeGreaterThan(100);
  expect(first?.at(-1)?.from).toEqual(day('2026-01-01'));
});

test('SUBM-030 days are found by what they are called, neighbours as one stretch', async () => {
  const found = (text: string, locale = 'en-US') => daysNamed(text, locale, 'UTC', NOW);
  expect(await found('nov 21, 2026')).toEqual([{ from: day('2026-11-21'), until: day('2026-11-22') }]);
  expect(await found('21.11.2026', 'de')).toEqual([{ from: day('2026-11-21'), until: day('2026-11-22') }]);
  expect((await found('11/2'))[0]).toEqual({ from: day('2026-11-20'), until: day('2026-11-24') });
  expect(await found('november')).toEqual([]);
});
