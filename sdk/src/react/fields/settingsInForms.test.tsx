import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createField,
  createOptions,
  type Field,
  type FieldOfType,
  type FieldType,
} from '../../model/index.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm } from '../testing/pagedForm.ts';

/** Another origin than that of the page and its scripts. */
const PLATFORM = 'https://forms.example.com';

const { root, show, input, type, send, errorOf } = formScene();

const field = <Type extends FieldType>(
  kind: Type,
  id: string,
  changes: Partial<FieldOfType<Type>>,
): Field => ({
  ...createField(kind),
  id,
  label: id,
  ...changes,
});
const formOf = (...fields: Field[]) => ({ form: publicForm([page('one', fields)]) });
const options = createOptions(['Zürich', 'Bern', 'New Orleans', 'New York', 'Genève', 'York']);

/** What the form sends for its answers. */
async function sent(): Promise<unknown> {
  const server = serverAnswering(201, receipt);
  server.release();
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  return server.requests[0]?.body['answers'];
}
const reload = () => act(() => render(null, root));
const press = (target: Element | null | undefined, key: string) =>
  act(() => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

beforeEach(() => sessionStorage.clear());

test('options keep the order of the visit over a reload, and the answer names them all the same', async () => {
  const scene = formOf(field('radio', 'city', { options, shuffle: true }));
  const shown = () =>
    [...root.querySelectorAll<HTMLInputElement>('[type=radio]')].map((radio) => radio.value);
  const orders = new Set<string>();
  // A visit has a seed of its own, which storage keeps.
  for (const seed of ['11', '22', '33', '44']) {
    sessionStorage.setItem('form-embed-seed', seed);
    await show(scene);
    const first = shown();
    await reload();
    await show(scene);
    expect(shown()).toEqual(first);
    orders.add(first.join());
    await reload();
  }
  expect(orders.size).toBeGreaterThan(2);
  await show(scene);
  await act(() => root.querySelector<HTMLInputElement>('[value=Bern]')?.click());
  expect(await sent()).toEqual({ city: 'Bern' });
});

test('a list with search is found in by words and accents, and chosen from by keys', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show(formOf(field('select', 'city', { options, search: true })));
  const select = root.querySelector('select');
  const found = () => [...root.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  const search = () => root.querySelector<HTMLInputElement>('[role=combobox]');
  const look = (query: string) =>
    act(() => {
      search()!.value = query;
      search()!.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await press(select, ' ');
  expect(found()).toHaveLength(options.length);
  expect(document.activeElement).toBe(search());
  await look('york');
  expect(found()).toEqual(['York', 'New York']);
  await look('GENEVE');
  expect(found()).toEqual(['Genève']);
  await look('xyz');
  expect(root.querySelector('.form-embed-popup [role=status]')?.textContent).toBe('Nothing found');
  await look('new');
  await press(search(), 'ArrowDown');
  await press(search(), 'Enter');
  expect([select?.value, search(), document.activeElement]).toEqual(['New York', null, select]);
  await press(select, 'ArrowDown');
  await press(search(), 'Escape');
  expect([select?.value, search()]).toEqual(['New York', null]);
  expect(await sent()).toEqual({ city: 'New York' });
});

test('a list with search stays the browser’s own where there is no mouse', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await show(formOf(field('select', 'city', { options, search: true })));
  await press(root.querySelector('select'), ' ');
  expect(root.querySelector('[role=combobox]')).toBeNull();
});

test('ranked options are pressed in their order, moved by arrow keys, and taken back', async () => {
  await show(formOf(field('ranking', 'cities', { options: options.slice(0, 3) })));
  const button = (name: string) => root.querySelector<HTMLElement>(`[data-rank="${name}"]`);
  const click = (name: string) => act(() => button(name)?.click());
  for (const name of ['Bern', 'Zürich', 'New Orleans']) await click(name);
  await press(button('Zürich'), 'ArrowUp');
  expect(document.activeElement).toBe(button('Zürich'));
  expect(root.querySelector('.form-embed-rank-said')?.textContent).toBe('Zürich: place 1');
  await press(button('Zürich'), 'ArrowUp');
  await click('Bern');
  await click('Bern');
  expect(await sent()).toEqual({ cities: ['Zürich', 'New Orleans', 'Bern'] });
});

test('a text in a format is shown as the format writes it once it is left', async () => {
  await show(formOf(field('text', 'iban', { format: { name: 'iban' } })));
  await type('iban', 'de89370400440532013000');
  await act(() => {
    input('iban')?.dispatchEvent(new FocusEvent('blur'));
  });
  expect(input('iban')?.value).toBe('DE89 3704 0044 0532 0130 00');
  expect(await sent()).toEqual({ iban: 'DE89370400440532013000' });
});

test('a slider that was moved before the script came keeps its value', async () => {
  const scene = formOf(field('slider', 'km', { from: 0, to: 50 }));
  const id = `fe-${scene.form.id.slice(-8)}-km`;
  const html = `<div class="form-embed-slider"><input type="range" value="0" min="0" max="50"><input id="${id}"></div>`;
  const before = document.createElement('div');
  before.innerHTML = html;
  document.body.append(before);
  before.querySelector('input')!.value = '20';
  await show(scene);
  before.remove();
  expect(await sent()).toEqual({ km: 20 });
});

test('a file that its visitor removes is removed from the form’s platform, wherever its script comes from', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { method: string }) => {
    asked.push(`${init.method} ${url}`);
    return new Response(null, { status: 204 });
  });
  const ticket = `${crypto.randomUUID()}.${'a'.repeat(43)}`;
  const files = { files: [{ id: ticket, name: 'a.txt', size: 1, type: 'text/plain' }] };
  await show({ ...formOf(field('file', 'cv', {})), baseUrl: PLATFORM, initialValues: { cv: files } });
  await act(() => root.querySelector<HTMLElement>('[aria-label="Remove a.txt"]')?.click());
  expect(asked[0]).toBe(`DELETE ${PLATFORM}/api/public/uploads/${ticket}`);
  expect(root.textContent).not.toContain('a.txt');
});

test('an email address that is asked twice is told when the two differ, and sent once', async () => {
  await show(formOf(field('email', 'mail', { confirm: 'twice' })));
  await type('mail.address', 'ada@example.org');
  await type('mail.again', 'ada@example.com');
  await send();
  await vi.waitFor(() => expect(errorOf('mail')).toBe('Both addresses must be the same.'));
  await type('mail.again', 'ada@example.org');
  expect(await sent()).toEqual({ mail: 'ada@example.org' });
});

test('a limited option says what is left, and a sold-out one is not chosen (TYPE-002)', async () => {
  vi.useFakeTimers();
  const left = { city: { Zürich: 0, Bern: 3 } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ places: left });
  });
  const [zurich, bern, ...others] = options;
  const limited = [{ ...zurich!, places: 2 }, { ...bern!, places: 0 }, ...others];
  const scene = formOf(field('radio', 'city', { options: limited }));
  await show({ ...scene, baseUrl: PLATFORM });
  const choice = (value: string) => root.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
  const label = (value: string) => choice(value).closest('label')?.textContent;
  expect([label('Zürich'), label('Bern'), label('York')]).toEqual([
    'Zürich (2 left)',
    'Bern (sold out)',
    'York',
  ]);
  expect([choice('Zürich').disabled, choice('Bern').disabled]).toEqual([false, true]);
  await act(() => choice('Zürich').click());
  await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
  expect(asked).toEqual([`${PLATFORM}/api/public/forms/${scene.form.id}/places`]);
  // Its own choice stays the visitor's to change: the server says when it is gone.
  expect([label('Zürich'), choice('Zürich').disabled]).toEqual(['Zürich (sold out)', false]);
  expect([label('Bern'), choice('Bern').disabled]).toEqual(['Bern (3 left)', false]);
  await act(() => choice('York').click());
  expect(choice('Zürich').disabled).toBe(true);
  vi.useRealTimers();
});

test('an email address with a code is sent with its proof, which another address loses', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url.startsWith(`${PLATFORM}/api/public/forms/`)).toBe(true);
    const [route] = /[\w-]+$/.exec(url) ?? [];
    const { code } = JSON.parse(body) as { code?: string };
    asked.push([route, JSON.parse(body)]);
    if (route === 'email-codes') return Response.json({ ticket: 'a ticket' });
    if (route === 'submissions') return Response.json(receipt, { status: 201 });
    return Response.json({ proof: 'a proof' }, { status: code === '123456' ? 200 : 422 });
  });
  const status = () => root.querySelector('[role=status].form-embed-code-status')?.textContent;
  await show({ ...formOf(field('email', 'mail', { confirm: 'code' })), baseUrl: PLATFORM });
  await type('mail.address', 'ada@example.org');
  await send();
  await vi.waitFor(() =>
    expect(errorOf('mail')).toBe('Please confirm this address with the code we email you.'),
  );
  await act(() => root.querySelector<HTMLButtonElement>('.form-embed-code-send')?.click());
  await vi.waitFor(() =>
    expect(status()).toBe('We sent a code to ada@example.org. It works for 15 minutes.'),
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(input('mail.code')));
  await type('mail.code', '000000');
  await vi.waitFor(() => expect(status()).toBe('This code is wrong or has expired.'));
  await type('mail.code', '123 456');
  await vi.waitFor(() => expect(status()).toBe('Address confirmed'));
  expect(input('mail.proof')?.value).toBe('a proof');
  await vi.waitFor(() => expect(document.activeElement).toBe(input('mail.address')));
  await type('mail.address', 'ada@example.com');
  expect(input('mail.proof')).toBeNull();
  await type('mail.address', 'ada@example.org');
  await act(() => root.querySelector<HTMLButtonElement>('.form-embed-code-send')?.click());
  await vi.waitFor(() => expect(input('mail.code')).not.toBeNull());
  await type('mail.code', '123456');
  await vi.waitFor(() => expect(status()).toBe('Address confirmed'));
  await send();
  const answer = { address: 'ada@example.org', proof: 'a proof' };
  await vi.waitFor(() =>
    expect(asked).toContainEqual(['submissions', expect.objectContaining({ answers: { mail: answer } })]),
  );
});

test('TYPE-007 an address asks the parts of its country, in its order, and keeps what was typed', async () => {
  await show(formOf(field('address', 'home', { country: 'DE', required: true })));
  const shown = () =>
    [...root.querySelectorAll('.form-embed-part:not(.form-embed-unused)')].map(
      (part) => part.querySelector('label')?.textContent,
    );
  const control = (part: string) =>
    root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="answers.home.${part}"]`)!;
  const choose = (part: string, value: string) =>
    act(() => {
      control(part).value = value;
      control(part).dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(shown()).toEqual(['Country', 'Street address', 'Address line 2', 'Postal code', 'City']);
  await type('home.city', 'Springfield');
  await choose('country', 'US');
  expect(shown()).toEqual(['Country', 'Street address', 'Address line 2', 'City', 'State', 'ZIP code']);
  expect(control('city').value).toBe('Springfield');
  await vi.waitFor(() => expect(control('state').querySelectorAll('option').length).toBe(55));
  const wrong = () => [...root.querySelectorAll<HTMLElement>('[aria-invalid]')];
  await type('home.street', '742 Evergreen Terrace');
  await send();
  await vi.waitFor(() => expect(errorOf('home')).toBe('State, ZIP code are required'));
  expect(wrong()).toEqual([control('state'), control('postal')]);
  await choose('state', 'IL');
  await type('home.postal', '6270');
  await send();
  await vi.waitFor(() => expect(errorOf('home')).toBe('Please check the postal code. It looks like 12345.'));
  expect(wrong()).toEqual([control('postal')]);
  expect(document.activeElement).toBe(control('postal'));
  const described = control('postal').getAttribute('aria-describedby');
  expect(control('postal').nextElementSibling?.id).toBe(described);
  await type('home.postal', '62701');
  expect(await sent()).toEqual({
    home: {
      street: '742 Evergreen Terrace',
      address2: '',
      city: 'Springfield',
      state: 'IL',
      postal: '62701',
      country: 'US',
    },
  });
});
