import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../model/index.ts';
import type { SharedResultsPayload } from '../shownResults.ts';
import './register.ts';

const PLATFORM = 'https://forms.example';
const payload: SharedResultsPayload = {
  title: 'Survey',
  submissions: 23,
  smallestGroup: 5,
  frozenAt: null,
  language: 'en',
  theme: { light: '--form-embed-primary-color:#123456', dark: null, font: 'system' },
  cards: [
    {
      card: {
        kind: 'choices',
        id: 'team',
        label: 'Which team?',
        page: '',
        isCurrent: true,
        isFilter: true,
        answered: 23,
        empty: 0,
        notAsked: null,
        options: [
          { value: 'Sales', label: 'Sales', count: 12, isCurrent: true },
          { value: 'Legal', label: 'Legal', count: 0, isCurrent: true },
        ],
        other: 0,
      },
      hidden: ['Legal'],
      hasTotals: true,
      figures: 'none',
      isWithheld: false,
    },
    {
      card: {
        kind: 'points',
        id: 'nps',
        label: 'Recommend us?',
        page: '',
        isCurrent: true,
        isFilter: true,
        answered: 23,
        empty: 0,
        notAsked: null,
        points: [
          { value: 9, count: 11 },
          { value: 10, count: 12 },
        ],
        mean: 9.52,
        nps: null,
      },
      hidden: [],
      hasTotals: true,
      figures: 'all',
      isWithheld: false,
    },
  ],
};

/** What the platform answers, in order; the last answer stays. */
let answers: (() => Response)[];
let requests: { url: string; init: RequestInit | undefined }[];
/** Elements that are watched, with what tells them that they are in sight. */
let watched: Map<Element, (isSeen: boolean) => void>;

const shows =
  (changes: Partial<SharedResultsPayload> = {}) =>
  () =>
    Response.json({ ...payload, ...changes });
const refuses = (status: number) => () => Response.json({ error: { code: 'x' } }, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  requests = [];
  watched = new Map();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('offline');
    return answer();
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #elements: Element[] = [];
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        this.#elements.push(element);
        watched.set(element, (isIntersecting) => this.#tell([{ isIntersecting }]));
      }
      disconnect() {
        for (const element of this.#elements) watched.delete(element);
      }
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(attributes: Readonly<Record<string, string>> = { token: 'abc' }): HTMLElement {
  const element = document.createElement('form-results');
  for (const [name, value] of Object.entries({ 'base-url': `${PLATFORM}/`, ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
/** Scrolls an element into sight. */
function see(element: Element): void {
  const tell = watched.get(element);
  if (!tell) throw new Error('Nobody looks whether the element is in sight');
  tell(true);
}
const textOf = (element: Element): string => element.shadowRoot?.textContent ?? '';
const until = (element: Element, text: string) => vi.waitFor(() => expect(textOf(element)).toContain(text));

test('RESULT-023 a column alone stands in the middle, above its name; who was not asked is said', async () => {
  const shown = payload.cards[1]!;
  const cards = [
    {
      ...shown,
      card: { ...shown.card, kind: 'points' as const, points: [{ value: 9, count: 1 }], notAsked: 2 },
    },
  ] as SharedResultsPayload['cards'];
  answers = [shows({ cards })];
  const element = show();
  await until(element, 'Answered: 23 (100%) · Not asked: 2');
  const column = element.shadowRoot!.querySelector('svg.columns rect')!;
  expect([column.getAttribute('x'), column.getAttribute('width')]).toEqual(['38.75%', '22.5%']);
  expect(element.shadowRoot!.querySelector('.axis.each')?.textContent).toBe('9');
});

test('RESULT-022 a hidden column has no height, and a dash that no figure is', async () => {
  const shown = payload.cards[1]!;
  answers = [shows({ cards: [{ ...shown, hidden: ['9'] }] as SharedResultsPayload['cards'] })];
  const element = show();
  await until(element, 'hidden');
  const columns = [...element.shadowRoot!.querySelectorAll('svg.columns > *')];
  expect(columns.map((one) => [one.tagName, one.getAttribute('height'), one.textContent])).toEqual([
    ['text', null, '–'],
    ['rect', '100%', ''],
  ]);
});

test('RESULT-023 the results stand in the page, each chart with its table, without credentials', async () => {
  answers = [shows()];
  const element = show();
  await until(element, 'Which team?');
  expect(textOf(element)).toContain('Submissions: 23');
  expect(textOf(element)).toContain('52.2% (12)');
  expect(textOf(element)).toContain('hidden');
  const root = element.shadowRoot!;
  expect([...root.querySelectorAll('h2, h3')].map((one) => [one.tagName, one.textContent])).toEqual([
    ['H2', 'Survey'],
    ['H3', 'Which team?'],
    ['H3', 'Recommend us?'],
  ]);
  const table = root.querySelector('svg.columns')?.parentElement?.querySelector('details table');
  expect([...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    '947.8% (11)',
    '1052.2% (12)',
  ]);
  expect(root.querySelector('[style]')).toBeNull();
  expect(requests).toEqual([
    { url: `${PLATFORM}/api/public/results/abc`, init: { credentials: 'omit', cache: 'no-cache' } },
  ]);
  const css = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(css.join('')).toContain('#123456');
});

test.each(LANGUAGES)('RESULT-023 in "%s", by the form’s language and direction', async (language) => {
  answers = [shows({ language })];
  const element = show();
  await until(element, 'Which team?');
  const place = element.shadowRoot!.querySelector('.results');
  expect([place?.getAttribute('lang'), place?.getAttribute('dir')]).toEqual([
    language,
    language === 'ar' ? 'rtl' : 'ltr',
  ]);
});

test('RESULT-023 newer results come only while they can be seen, and what is opened stays open', async () => {
  answers = [shows(), shows({ submissions: 24 })];
  const element = show();
  await until(element, 'Submissions: 23');
  element.shadowRoot!.querySelector('details')!.open = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  see(element);
  await vi.advanceTimersByTimeAsync(0);
  await until(element, 'Submissions: 24');
  expect(element.shadowRoot!.querySelector('details')!.open).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  // Only the first is a view (RESULT-026).
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?again=1', '?again=1']);
  element.remove();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(3);
});

test('RESULT-023 frozen results are asked for once', async () => {
  answers = [shows({ frozenAt: '2026-11-23T12:00:00.000Z' })];
  const element = show();
  await until(element, 'November 23, 2026');
  expect(watched.size).toBe(0);
});

test('RESULT-023 a link that is wrong or has ended is one quiet sentence, and asked for no more', async () => {
  answers = [shows(), refuses(404)];
  const element = show();
  await until(element, 'Which team?');
  see(element);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(textOf(element)).toBe('These results are not available.'));
  expect(watched.size).toBe(0);
});

test('RESULT-023 while there is no answer the last results stay; without any, a sentence until there are some', async () => {
  answers = [refuses(503), shows(), refuses(500)];
  const element = show();
  await until(element, 'can’t be loaded right now');
  see(element);
  await vi.advanceTimersByTimeAsync(15_000);
  await until(element, 'Which team?');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requests).toHaveLength(3);
  expect(textOf(element)).toContain('Which team?');
});

test('RESULT-023 another token shows other results; without one the element’s own content stays', async () => {
  answers = [shows(), shows({ title: 'Other' })];
  const element = show({});
  expect(element.shadowRoot!.querySelector('slot')).not.toBeNull();
  expect(requests).toEqual([]);
  element.setAttribute('token', ' abc ');
  await until(element, 'Survey');
  element.setAttribute('token', 'other');
  await until(element, 'Other');
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['abc', 'other']);
});

test('RESULT-024 a link with a password is a sentence with the way to its page', async () => {
  answers = [refuses(401)];
  const element = show();
  await until(element, 'These results need a password: Open the results');
  const link = element.shadowRoot!.querySelector('a');
  expect([link?.href, link?.rel]).toEqual([`${PLATFORM}/r/abc`, 'noopener']);
  expect(watched.size).toBe(0);
});
