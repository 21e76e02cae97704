import { todayIn } from '../../lib/formatTime.ts';
import { expect, test } from 'vitest';
import { daysBack } from '../../domain/analytics/analyticsPeriod.ts';
import { addressOf, queryOf, parseView } from './analyticsAddress.ts';

const TODAY = '2026-03-01';
const read = (query: string, formId?: string) => parseView(new URLSearchParams(query), formId, TODAY);

test('ANLY-006 ANLY-008 ANLY-009 CONST-044 a period ends today, and is 30 days unless another is chosen', () => {
  expect(read('')).toMatchObject({ days: 30, from: '2026-01-31', to: TODAY });
  expect(read('?days=7')).toMatchObject({ days: 7, from: '2026-02-23', to: TODAY });
  expect(read('?days=90')).toMatchObject({ days: 90, from: '2025-12-02', to: TODAY });
  expect(read('?days=8')).toMatchObject({ days: 30 });
  expect(daysBack(TODAY, 1)).toBe(TODAY);
});

test('ANLY-007 CONST-044 a custom range is kept as it is', () => {
  expect(read('?from=2026-02-05&to=2026-02-01')).toMatchObject({ days: null, from: '2026-02-05' });
  expect(read('?from=2026-02-05')).toMatchObject({ days: 30 });
});

test.each([
  '/analytics',
  '/analytics?days=90',
  '/forms/f1/summary/visits?from=2026-01-01&to=2026-01-31&inactive=yes&accounts=all',
])('the address %s leads back to its view', (address) => {
  const url = new URL(address, 'https://a.example');
  expect(addressOf(parseView(url.searchParams, url.pathname.split('/')[2], TODAY))).toBe(address);
});

test('D-132 days are those of the viewer', () => {
  const time = Date.parse('2026-03-01T11:30:00Z');
  expect([
    todayIn('UTC', time),
    todayIn('Pacific/Kiritimati', time),
    todayIn('Pacific/Pago_Pago', time),
  ]).toEqual(['2026-03-01', '2026-03-02', '2026-03-01']);
  expect(queryOf(read('?days=7', 'f1'), 'Asia/Kolkata')).toBe(
    '?from=2026-02-23&to=2026-03-01&zone=Asia%2FKolkata&formId=f1',
  );
});
