import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ENGLISH, withFields } from '../model/index.ts';
import type { FormHandle } from './FormApp.tsx';
import { EndingCard } from './pages/EndingCard.tsx';
import { field, form, formScene, receipt, serverAnswering } from './testing/formScene.tsx';

const { root, show, input, type, send, errorOf } = formScene();
const button = () => root.querySelector<HTMLButtonElement>('button[type=submit]');

test('EMBED-007 EMBED-010 EMBED-011 EMBED-013 idle, submitting, then a message, and nothing left to press', async () => {
  const server = serverAnswering(201, receipt);
  await show();
  expect([button()?.textContent, button()?.getAttribute('aria-disabled')]).toEqual(['Submit', null]);
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect([button()?.textContent, button()?.getAttribute('aria-disabled')]).toEqual(['Sending…', 'true']);
  server.release();
  await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
  expect(root.textContent).toContain(receipt.receiptCode);
  expect(root.querySelectorAll('form, button, input')).toHaveLength(0);
});

test.each([
  ['of the form', {}],
  ['of an ending', { ending: { id: 'e1', title: 'Thanks', text: [] } }],
])('SUBM-088 the receipt %s links to the status where it has one', async (_whose, part) => {
  const status = { url: 'https://forms.example.com/s/token', text: 'Check the status' };
  render(<EndingCard receipt={{ ...receipt, ...part, status }} texts={ENGLISH} />, root);
  const link = root.querySelector('a');
  expect([link?.href, link?.textContent]).toEqual([status.url, status.text]);
  render(<EndingCard receipt={{ ...receipt, ...part }} texts={ENGLISH} />, root);
  expect(root.querySelector('a')).toBeNull();
});

test.each([
  ['fades in', false],
  ['is there at once with reduced motion', true],
])('what takes the place of a sent form %s', async (_what, isReduced) => {
  const animate = vi.spyOn(HTMLElement.prototype, 'animate');
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  serverAnswering(201, receipt).release();
  await show();
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await send();
  await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
  expect(animate.mock.calls).toEqual(isReduced ? [] : [[{ opacity: [0, 1] }, 160]]);
  animate.mockRestore();
});

test('EMBED-010 EMBED-054 EMBED-055 a refusal is an error in words, and what was typed stays', async () => {
  const refusal = { error: { code: 'submission.refused', message: 'Not today', requestId: 'r' } };
  const server = serverAnswering(403, refusal);
  server.release();
  await show();
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await send();
  await vi.waitFor(() =>
    expect(root.querySelector('[role=alert]')?.textContent).toBe('Submission failed: Not today'),
  );
  expect([input('name')?.value, button()?.textContent]).toEqual(['Ada', 'Submit']);
  refusal.error.message = '';
  await send();
  await vi.waitFor(() =>
    expect(root.querySelector('[role=alert]')?.textContent).toBe('Failed to submit form'),
  );
});

test('EMBED-053 EMBED-061 EMBED-066 what the server says of the form itself stands alone', async () => {
  const said: { values: unknown; text: string }[] = [];
  for (const code of ['form.not_available', 'form.closed', 'submission.already_sent', 'form.changed']) {
    const server = serverAnswering(409, {
      error: { code, message: `A sentence about ${code}.`, requestId: 'r' },
    });
    server.release();
    localStorage.clear();
    await show({ onOutdated: (values, { text }) => said.push({ values, text }) });
    await type('name', 'Ada');
    await type('mail', 'ada@example.com');
    await send();
    await vi.waitFor(() =>
      expect(root.querySelector('[role=alert]')?.textContent).toBe(`A sentence about ${code}.`),
    );
    expect(input('name')?.value).toBe('Ada');
    await act(() => render(null, root));
  }
  // What has changed is shown anew by whoever shows the form, with what was typed.
  const values = { name: 'Ada', mail: 'ada@example.com' };
  expect(said).toEqual([{ values, text: 'A sentence about form.changed.' }]);
});

test('EMBED-015 who has to wait is told so before what is wrong with the answers', async () => {
  const now = Date.now();
  localStorage.setItem(
    `form-embed:attempts:${form.id}`,
    JSON.stringify([now - 3_000, now - 2_000, now - 1_000]),
  );
  await show();
  await send();
  await vi.waitFor(() =>
    expect(root.querySelector('[role=alert]')?.textContent).toContain(ENGLISH.waitAMinute),
  );
  expect([errorOf('name'), errorOf('mail')]).toEqual([null, null]);
});

test('D-183 pressed twice it is sent once; every submission has a key of its own, every try of it the same', async () => {
  const answers = [
    { status: 422, body: { error: { code: 'submission.key_reused', message: '', requestId: 'r' } } },
  ];
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    keys.push((JSON.parse(init.body) as Record<string, unknown>)['idempotencyKey']);
    const { status, body } = answers.shift() ?? { status: 201, body: receipt };
    return new Response(JSON.stringify(body), { status });
  });
  await show();
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await Promise.all([send(), send()]);
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(ENGLISH.alreadySent));
  expect(keys).toHaveLength(1);
  await send();
  await vi.waitFor(() => expect(root.textContent).toContain(receipt.receiptCode));
  expect(new Set(keys).size).toBe(2);
});

test('T5 the page around learns the answers only where the form allows it', async () => {
  for (const hostMayReadAnswers of [false, true]) {
    const server = serverAnswering(201, receipt);
    server.release();
    const told: unknown[] = [];
    await show({
      form: { ...form, hostMayReadAnswers },
      onSubmitted: (...all) => told.push(all),
    });
    await type('name', 'Ada');
    await type('mail', 'ada@example.com');
    await send();
    const answers = hostMayReadAnswers ? { name: 'Ada', mail: 'ada@example.com' } : undefined;
    await vi.waitFor(() => expect(told).toEqual([[receipt.submissionId, answers]]));
    await act(() => render(null, root));
  }
});

test('T5 EMBED-062 what the visitor has typed is not written over from outside, nor what may not be filled in', async () => {
  const handles: FormHandle[] = [];
  await show({ form: { ...form, prefillable: ['name'] }, onHandle: (given) => handles.push(given) });
  const [handle] = handles;
  await act(() => handle?.prefill({ name: 'From outside', mail: 'evil@example.com' }));
  expect([input('name')?.value, input('mail')?.value]).toEqual(['From outside', '']);
  await type('name', 'Typed');
  await act(() => handle?.prefill({ name: 'From outside again' }));
  expect(input('name')?.value).toBe('Typed');
});

test('EMBED-014 an error goes when its field is changed, and the others stay', async () => {
  await show();
  await send();
  await vi.waitFor(() => expect(errorOf('name')).toBe('Name is required'));
  expect(errorOf('mail')).toBe('Email is required');
  await type('name', 'A');
  await vi.waitFor(() => expect(errorOf('name')).toBeNull());
  expect(errorOf('mail')).toBe('Email is required');
});

test('EMBED-031 EMBED-032 EMBED-033 EMBED-034 what is sent is trimmed and clean, where the form sanitises', async () => {
  const server = serverAnswering(201, receipt);
  await show({ form: { ...form, definition: { ...form.definition, textHandling: 'sanitise' } } });
  await type('name', '  <b>Ada</b> javascript: onclick=x  ');
  await type('mail', ' ada@example.com ');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  const [sent] = server.requests;
  const { name, mail } = (sent?.body['answers'] ?? {}) as Record<string, string>;
  expect(name).toMatch(/^bAda.*\S$/);
  expect(name).not.toMatch(/[<>]|javascript|onclick\s*=/i);
  expect(mail).toBe('ada@example.com');
});

test('EMBED-037 EMBED-038 EMBED-039 CONST-038 an address has six parts and eight countries, the first one chosen', async () => {
  const server = serverAnswering(201, receipt);
  await show({
    form: { ...form, definition: withFields(form.definition, [field('address', 'home', 'Home')]) },
  });
  const parts = [...root.querySelectorAll<HTMLInputElement>('[name^="answers.home."]')];
  expect(parts.map(({ name }) => name.replace('answers.home.', ''))).toEqual(
    ['street', 'address2', 'city', 'state', 'postal', 'country'], // prettier-ignore
  );
  const options = [...root.querySelectorAll<HTMLOptionElement>('select option')];
  expect(options.map(({ textContent }) => textContent)).toEqual(
    ['United States', 'Canada', 'United Kingdom', 'Australia', 'Germany', 'France', 'Japan', 'Other'], // prettier-ignore
  );
  expect(root.querySelector('select')?.value).toBe('United States');
  await type('home.street', '1 Main St');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({
    home: { street: '1 Main St', address2: '', city: '', state: '', postal: '', country: 'United States' },
  });
});
