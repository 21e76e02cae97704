import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlannedForm } from '../model/rendering.ts';
import { findKept, keep, type KeptSubmission } from './outbox.ts';
import { keptFlag } from './keptFlag.ts';
import { resumeSubmission, sendSubmission, type SendControl } from './sendSubmission.ts';

const FORM_ID = '01234567-89ab-7def-8123-456789abcdef';
/** What was said of each wait: whether the outbox holds the answers. */
const waits: boolean[] = [];
const OPTIONS = {
  baseUrl: 'https://forms.example',
  form: { id: FORM_ID },
  language: 'en',
  onWaiting: (isKept: boolean) => waits.push(isKept),
};
const RECEIPT = {
  submissionId: 's',
  receiptCode: '7KQ2-M9XD-1234',
  submittedAt: '2026-11-21T12:00:00Z',
  redirectUrl: null,
};

const kept = (idempotencyKey: string, formId = FORM_ID): KeptSubmission => ({
  formId,
  values: { name: 'Ada' },
  request: { revisionId: 'r', idempotencyKey, answers: { name: 'Ada' } },
});
const keysOf = (found: readonly KeptSubmission[]) => found.map(({ request }) => request.idempotencyKey);

/** Records what the server gets, and answers in turn; no answer left = no connection. */
function serverAnswering(...answers: (Response | null)[]) {
  const asked: {
    idempotencyKey: string;
    answers: unknown;
    page?: string;
    browserKey?: string;
    today?: string;
  }[] = [];
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

/** A form whose visitor presses Submit again whenever it has to wait. */
function pressing(): SendControl {
  return {
    signal: new AbortController().signal,
    set wake(wake: (() => void) | undefined) {
      if (wake) queueMicrotask(wake);
    },
  };
}

beforeEach(() => {
  waits.length = 0;
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
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
  expect(await sendSubmission(OPTIONS, request, { values }, pressing())).toEqual({
    kind: 'stored',
    receipt: RECEIPT,
  });
  expect(before).toEqual([['key-1'], ['key-1'], ['key-1']]);
  expect(asked.map(({ idempotencyKey, answers }) => [idempotencyKey, answers])).toEqual(
    Array.from({ length: 3 }, () => ['key-1', { name: 'Ada' }]),
  );
  expect([await findKept(FORM_ID), keptFlag.isSet('outbox', FORM_ID)]).toEqual([[], false]);
});

test('D-183 a refusal is an answer as well: nothing of it stays in the browser', async () => {
  serverAnswering(
    json(422, { error: { code: 'submission.invalid', issues: [{ path: ['name'], message: 'x' }] } }),
  );
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, { values }, pressing())).toMatchObject({ kind: 'invalid' });
  expect(await findKept(FORM_ID)).toEqual([]);
});

test('D-183 an answer that breaks off is no answer: it is sent again', async () => {
  const asked = serverAnswering(new Response('{"submissionId"', { status: 201 }), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, { values }, pressing())).toMatchObject({ kind: 'stored' });
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('D-183 the next page takes up what was left, unless it is told to leave it', async () => {
  await keep(kept('key-1'));
  await keep(kept('key-2', 'another form'));
  expect(keptFlag.isSet('outbox', FORM_ID)).toBe(true);
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

test('without storage the form works on, and says that nothing is kept', async () => {
  vi.stubGlobal('indexedDB', undefined);
  serverAnswering(null, null, null, null, json(201, RECEIPT));
  const control = pressing();
  const { request, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, request, { values }, control)).toMatchObject({ kind: 'stored' });
  expect(new Set(waits)).toEqual(new Set([false]));
});

test('D-103 <form-embed> tells the page around it, without query and fragment', async () => {
  const asked = serverAnswering(json(201, RECEIPT), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  vi.stubGlobal('location', { href: 'https://shop.example/contact?email=a@b.example#form' });
  await sendSubmission(OPTIONS, request, { values }, pressing());
  // On the form's own page there is nothing around it.
  await sendSubmission({ ...OPTIONS, baseUrl: '' }, request, { values }, pressing());
  expect(asked.map(({ page }) => page)).toEqual(['https://shop.example/contact', undefined]);
});

test('D-183 tries follow after 0.5, 1.5 and 4 s, then every 15 s; a server may ask for up to 30', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Without storage, which has timers of its own.
  vi.stubGlobal('indexedDB', undefined);
  const busy = (retryAfter: string) => json(503, {}, { 'Retry-After': retryAfter });
  const asked = serverAnswering(null, null, busy('2'), null, busy('20'), busy('3600'), json(201, RECEIPT));
  const control = { signal: new AbortController().signal };
  const { request, values } = kept('key-1');
  const outcome = sendSubmission(OPTIONS, request, { values }, control);
  for (const [tries, wait] of [500, 1_500, 4_000, 15_000, 20_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(asked).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await outcome).toMatchObject({ kind: 'stored' });
  expect([asked.length, waits]).toEqual([7, [false, false, false]]);
});

test('D-183 a connection that is back ends the wait; a visitor who changes something ends the tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', undefined);
  const asked = serverAnswering();
  const changed = new AbortController();
  const { request, values } = kept('key-1');
  const control = { signal: changed.signal };
  const outcome = sendSubmission(OPTIONS, request, { values }, control);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  changed.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('D-183 a cancelled submission stays in the outbox: it may have been stored', async () => {
  const changed = new AbortController();
  serverAnswering();
  vi.stubGlobal('fetch', async () => {
    changed.abort();
    throw new TypeError('Failed to fetch');
  });
  const { request, values } = kept('key-1');
  const control = { signal: changed.signal };
  expect(await sendSubmission(OPTIONS, request, { values }, control)).toEqual({ kind: 'cancelled' });
  expect(keysOf(await findKept(FORM_ID))).toEqual(['key-1']);
});

test.each([
  ['asks before the page is left while only the page holds the answers', undefined, true],
  ['lets the page go where the answers are kept', new IDBFactory(), false],
])('D-183 %s', async (_title, indexedDB, isAsked) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const whileSending: boolean[] = [];
  vi.stubGlobal('fetch', async () => {
    whileSending.push(leave());
    return json(201, RECEIPT);
  });
  const { request, values } = kept('key-1');
  await sendSubmission(OPTIONS, request, { values }, pressing());
  expect([whileSending, leave()]).toEqual([[isAsked], false]);
});

test('EMBED-016 CONST-026 the fourth in a row is held back in the browser, and nothing of it is kept', async () => {
  const asked = serverAnswering(json(201, RECEIPT), json(201, RECEIPT), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  for (let sent = 0; sent < 3; sent++) await sendSubmission(OPTIONS, request, { values }, pressing());
  const outcome = await sendSubmission(OPTIONS, request, { values }, pressing());
  expect(outcome).toEqual({ kind: 'limited', wait: 'minute' });
  expect([asked.length, await findKept(FORM_ID)]).toEqual([3, []]);
});

test('a browser names itself only to a form that takes one submission of each', async () => {
  const asked = serverAnswering(json(201, RECEIPT), json(201, RECEIPT), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  await sendSubmission(OPTIONS, request, { values }, pressing());
  for (const key of ['key-2', 'key-3'])
    await sendSubmission(
      { ...OPTIONS, form: { id: FORM_ID, onePerBrowser: true } },
      { ...request, idempotencyKey: key },
      { values },
      pressing(),
    );
  const [none, first, second] = asked.map(({ browserKey }) => browserKey);
  expect(none).toBeUndefined();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('a form with logic says which day it took for today, others do not', async () => {
  const asked = serverAnswering(json(201, RECEIPT), json(201, RECEIPT));
  const { request, values } = kept('key-1');
  const planned = { today: '2026-05-03' } as PlannedForm;
  await sendSubmission(OPTIONS, request, { values }, pressing());
  await sendSubmission({ ...OPTIONS, form: { id: FORM_ID, planned } }, request, { values }, pressing());
  expect(asked.map(({ today }) => today)).toEqual([undefined, '2026-05-03']);
});

test('D-183 of two tabs one sends; the other waits for it, and finds nothing left', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = async (_name: string, act: () => Promise<unknown>) => {
    last = last.then(act);
    await last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await keep(kept('key-1'));
  const asked = serverAnswering(json(201, RECEIPT));
  const outcomes = await Promise.all([
    resumeSubmission(OPTIONS, pressing),
    resumeSubmission(OPTIONS, pressing),
  ]);
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['stored', undefined]);
  expect(asked).toHaveLength(1);
});

test('D-183 where locks are refused it sends all the same, once', async () => {
  const request = async () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const asked = serverAnswering(json(201, RECEIPT));
  const { request: answered, values } = kept('key-1');
  expect(await sendSubmission(OPTIONS, answered, { values }, pressing())).toMatchObject({ kind: 'stored' });
  expect(asked).toHaveLength(1);
});
