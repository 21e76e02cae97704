import { expect, test } from 'vitest';
import type { ResultCard, ResultsLine } from '@inlay/api/contract';
import { showScreen } from '../../testing/showScreen.tsx';
import { send } from '../../lib/apiClient.ts';
import { Results } from './Results.tsx';
import { readLines } from './useResults.ts';

const shared = { page: '', isCurrent: true, isFilter: true, empty: 1, notAsked: 2 };
const cake: ResultCard = {
  ...shared,
  kind: 'choices',
  id: 'cake',
  label: 'Which cake?',
  answered: 4,
  options: [
    { value: 'black', label: 'Black Forest', count: 3, isCurrent: true },
    { value: 'plum', label: 'Plum', count: 1, isCurrent: false },
  ],
  other: 0,
};
const guests: ResultCard = {
  ...shared,
  kind: 'number',
  id: 'guests',
  label: 'Guests',
  answered: 3,
  unit: '',
  currency: '',
  bins: [
    { from: 0, until: 10, count: 1, atLeast: '0', atMost: '9' },
    { from: 10, until: 20, count: 2, atLeast: '10', atMost: '19' },
  ],
  sum: '33',
  mean: 11,
  median: 12,
  min: 9,
  max: 12,
  isExact: true,
};
const line: ResultsLine = {
  title: 'Orders',
  submissions: 5,
  cards: [cake, guests],
  counted: 5,
  total: 5,
  isWhole: true,
  before: null,
};

const requestPdf = (query: URLSearchParams) => send('GET', `/results/pdf?${query.toString()}`);
const open = (query: URLSearchParams, signal: AbortSignal) =>
  send('GET', `/results?${query.toString()}`, { signal });

test('RESULT-001 RESULT-003 a bar narrows all cards, says so, and leads to its submissions; a second press removes it', async () => {
  const asked: string[] = [];
  const screen = showScreen(
    <Results
      formId="f"
      open={open}
      requestPdf={requestPdf}
      inboxPath={({ sought }) => `/inbox/${sought?.value ?? ''}`}
    />,
    {
      at: '/summary?days=7',
      route: '/summary',
      answers: {
        'GET /api/results': (_sent: unknown, query: URLSearchParams) => {
          asked.push(query.get('value') ?? '');
          return line;
        },
      },
    },
  );
  await screen.press('Black Forest75%3');
  expect(screen.control('Black Forest75%3').innerHTML).toContain('inline-size: 75%');
  await expect.poll(() => screen.path()).toBe('/summary?days=7&field=cake&value=black');
  await expect.poll(() => asked).toEqual(['', 'black']);
  expect(screen.control('Show submissions').getAttribute('href')).toBe('/inbox/black');
  expect(screen.text()).toContain('4 answered (80%) · 1 empty · 2 not asked');
  await screen.press('Black Forest75%3');
  await expect.poll(() => screen.path()).toBe('/summary?days=7');
});

test('RESULT-001 each chart has its table', async () => {
  const screen = showScreen(<Results formId="f" open={open} requestPdf={requestPdf} />, {
    answers: { 'GET /api/results': line },
  });
  await screen.press('Guests as a table');
  await expect.poll(() => screen.text()).toContain('10 to below 20');
  expect(screen.control('Guests as a table').getAttribute('aria-pressed')).toBe('true');
});

test('RESULT-001 nothing is drawn of an answer that nobody gave', async () => {
  const options = [{ value: 'plum', label: 'Plum', count: 0, isCurrent: true }];
  const screen = showScreen(<Results formId="f" open={open} requestPdf={requestPdf} />, {
    answers: { 'GET /api/results': { ...line, cards: [{ ...cake, options }] } },
  });
  await expect.poll(screen.text).toContain('Plum');
  expect(document.querySelector('[class*=track] > span')).toBeNull();
});

test('RESULT-005 lines are read as they come, and an answer that breaks off is a failure', async () => {
  const texts = [
    `${JSON.stringify({ ...line, isWhole: false })}\n${JSON.stringify(line).slice(0, 20)}`,
    JSON.stringify(line).slice(20),
  ];
  const responseOf = (parts: readonly string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      }),
    );
  const seen: boolean[] = [];
  await expect(readLines(responseOf(texts), ({ isWhole }) => seen.push(isWhole))).resolves.toEqual(line);
  expect(seen).toEqual([false, true]);
  await expect(
    readLines(responseOf([`${JSON.stringify({ ...line, isWhole: false })}\n`]), () => undefined),
  ).rejects.toThrow('reach the server');
});
