import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findKept, keep, type KeptSubmission } from './outbox.ts';
import { outboxMark } from './outboxMark.ts';
import { resumeSubmission, sendSubmission, type SendControl } from './sendSubmission.ts';

const FORM_ID = '01234567-89ab-7def-8123-456789abcdef';
const OPTIONS = { baseUrl: 'https://forms.example', formId: FORM_ID, language: 'en' };
const RECEIPT = {
  submissionId: 's',
  receiptCode: '7KQ2-M9XD-1234',
  submittedAt: '2026-11-21T12:00:00Z',
  redirectUrl: null,
};
const DAY_MS = 24 * 3_600_000;

const kept = (idempotencyKey: string, formId = FORM_ID): KeptSubmission => ({
  ...{ formId, values: { name: 'Ada' } },
  request: { revisionId: 'r', idempotencyKey, answers: { name: 'Ada' } },
});
const keysOf = (found: readonly KeptSubmission[]) => found.map(({ request }) => request.idempotencyKey);

/** What the server gets, answered in turn; no answer left = no connection. */
function serverAnswering(...answers: (Response | null)[]) {
  const asked: { idempotencyKey: string; answers: unknown; page?: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return asked;
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A form that waits for its answer: pressed again as often as it has to wait. */
function pressing(): SendControl & { waits: boolean[] } {
  const control: SendControl & { waits: boolean[] } = {
    signal: new AbortController().signal,
    waits: [],
    onWaiting: (isKept) => control.waits.push(isKept),
    set wake(wake: (() => void) | undefined) {
      if (wake) queueMicrotask(wake);
    },
  };
  return control;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('D-183 answers are kept before they are sent, sent again under their key, forgotten after the receipt', async () => {
  const before: string[][] = [];
  const asked = serverAnswering(null, json(503, {}, { 'Retry-After': '1' }), json(201, RECEIPT));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    before.push(keysOf(await findKept(FORM_ID)));
    return fetch(...request);
  });
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, values, pressing())).toEqual({
    kind: 'stored',
    receipt: RECEIPT,
  });
  expect(before).toEqual([['key-1'], ['key-1'], ['key-1']]);
  expect(asked.map(({ idempotencyKey, answers }) => [idempotencyKey, answers])).toEqual(
    Array.from({ length: 3 }, () => ['key-1', { name: 'Ada' }]),
  );
  expect([await findKept(FORM_ID), outboxMark.isSet(FORM_ID)]).toEqual([[], false]);
});

test('D-183 a refusal is an answer as well: nothing of it stays in the browser', async () => {
  serverAnswering(
    json(422, { error: { code: 'submission.invalid', issues: [{ path: ['name'], message: 'x' }] } }),
  );
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, values, pressing())).toMatchObject({ kind: 'invalid' });
  expect(await findKept(FORM_ID)).toEqual([]);
});

test('D-183 an answer that breaks off is no answer: it is sent again', async () => {
  const asked = serverAnswering(new Response('{"submissionId"', { status: 201 }), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, values, pressing())).toMatchObject({ kind: 'stored' });
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('D-183 the next page takes up what was left, unless it is told to leave it', async () => {
  await keep(kept('key-1'));
  await keep(kept('key-2', 'another form'));
  expect(outboxMark.isSet(FORM_ID)).toBe(true);
  const asked = serverAnswering(json(201, RECEIPT));
  expect(await resumeSubmission(OPTIONS, () => null)).toBeNull();
  expect(keysOf(await findKept(FORM_ID))).toEqual(['key-1']);
  const found: string[] = [];
  const outcome = await resumeSubmission(OPTIONS, (one) => {
    found.push(one.request.idempotencyKey);
    return pressing();
  });
  expect([outcome?.kind, found, asked.length]).toEqual(['stored', ['key-1'], 1]);
  expect([await findKept(FORM_ID), keysOf(await findKept('another form'))]).toEqual([[], ['key-2']]);
});

test('EMBED-068 answers that nobody came back to send are gone after a week, of every form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keep(kept('old'));
  await keep(kept('other', 'another form'));
  vi.setSystemTime(Date.now() + 6 * DAY_MS);
  await keep(kept('young'));
  expect(keysOf(await findKept(FORM_ID))).toEqual(['old', 'young']);
  vi.setSystemTime(Date.now() + 1.1 * DAY_MS);
  expect(keysOf(await findKept(FORM_ID))).toEqual(['young']);
  vi.setSystemTime(Date.now() - 7 * DAY_MS);
  expect(await findKept('another form')).toEqual([]);
});

test('without storage the form works on, and says that nothing is kept', async () => {
  vi.stubGlobal('indexedDB', undefined);
  serverAnswering(null, null, null, null, json(201, RECEIPT));
  const control = pressing();
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, values, control)).toMatchObject({ kind: 'stored' });
  expect(new Set(control.waits)).toEqual(new Set([false]));
});

test('D-103 <form-embed> tells the page around it, without query and fragment', async () => {
  const asked = serverAnswering(json(201, RECEIPT), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  vi.stubGlobal('location', { href: 'https://shop.example/contact?email=a@b.example#form' });
  await sendSubmission(OPTIONS, request, values, pressing());
  // On the form's own page there is nothing around it.
  await sendSubmission({ ...OPTIONS, baseUrl: '' }, request, values, pressing());
  expect(asked.map(({ page }) => page)).toEqual(['https://shop.example/contact', undefined]);
});
