import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDefinition, buildField } from '../model/testing/buildDefinition.ts';
import { countVisit } from './countVisit.ts';

const FORM = {
  id: '01990000-0000-7000-8000-0000abcd1234',
  definition: buildDefinition([
    buildField('header', { id: 'head' }),
    buildField('text', { id: 'name' }),
    buildField('address', { id: 'home' }),
    buildField('email', { id: 'mail' }),
  ]),
};
const HTML = `<form>
  <input id="fe-abcd1234-name">
  <div id="fe-abcd1234-home"><input id="fe-abcd1234-home-city"></div>
  <input id="fe-abcd1234-mail">
</form>`;

interface Sent {
  url: string;
  init: RequestInit;
  body: Record<string, unknown>;
}
let sent: Sent[];
let root: HTMLElement;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { body: string }) => {
    sent.push({ url, init, body: JSON.parse(init.body) as Record<string, unknown> });
    return Promise.reject(new Error('blocked'));
  });
  root = document.createElement('div');
  root.innerHTML = HTML;
  document.body.replaceChildren(root);
});
afterEach(() => vi.unstubAllGlobals());

const count = () => countVisit(root, FORM, 'https://forms.example');
const touch = (id: string) =>
  root.querySelector(`#fe-abcd1234-${id}`)?.dispatchEvent(new Event('focusin', { bubbles: true }));
const leave = () => window.dispatchEvent(new Event('pagehide'));
const last = () => sent.at(-1)?.body;
/** Observers are told once the script that changed something has ended. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('D-130 a visit is counted', () => {
  test('as a view, at once and without any credential', () => {
    count();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe(`https://forms.example/api/public/forms/${FORM.id}/visits`);
    expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true, mode: 'no-cors' });
    expect(last()).toEqual({
      loadId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      hasStarted: false,
      seconds: null,
      reached: [],
      errors: [],
      website: location.origin,
    });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  test('LINK-056 on the website in the address bar, and on none on the form’s own page', () => {
    const around = (ancestors: string[] | undefined, referrer: string, baseUrl: string) => {
      vi.stubGlobal('location', { origin: 'https://forms.example', ancestorOrigins: ancestors });
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      countVisit(root, FORM, baseUrl);
      return last()?.['website'];
    };
    expect(around(['https://box.wix.example', 'https://bloom.example'], '', '')).toBe(
      'https://bloom.example',
    );
    expect(around([], 'https://search.example/', '')).toBeUndefined();
    vi.stubGlobal('parent', {});
    expect(around(undefined, 'https://bloom.example/contact', '')).toBe('https://bloom.example');
    expect(around(undefined, '', '')).toBeUndefined();
    // A page of a form with a password sends below its pass.
    expect(around(undefined, 'https://bloom.example/contact', '/embed/f/p/pass')).toBe(
      'https://bloom.example',
    );
    expect(sent.at(-1)?.url).toBe(`/embed/f/p/pass/api/public/forms/${FORM.id}/visits`);
  });

  test('with the fields up to the furthest one, when the page is left', () => {
    count();
    touch('home-city');
    touch('name');
    leave();
    leave();
    expect(sent).toHaveLength(2);
    expect(last()).toMatchObject({ hasStarted: true, reached: ['name', 'home'] });
  });

  test('with fields that showed an error, and with the receipt', async () => {
    count();
    touch('mail');
    root.querySelector('form')?.insertAdjacentHTML('beforeend', '<p id="fe-abcd1234-mail-error">No</p>');
    await settled();
    root.innerHTML = '<p class="form-embed-receipt">ABCD</p>';
    await settled();
    expect(last()).toMatchObject({ errors: ['mail'], seconds: 0, reached: ['name', 'home', 'mail'] });
  });

  test('with fields in rows of a group by their own ids', async () => {
    const row = document.createElement('fieldset');
    row.innerHTML = '<input id="fe-abcd1234-guests.1.mail"><p id="fe-abcd1234-guests.1.mail-error">No</p>';
    count();
    root.querySelector('form')?.append(row);
    row.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
    leave();
    expect(last()).toMatchObject({ reached: ['name', 'home', 'mail'], errors: ['mail'] });
  });

  test('not at all where there is no form to fill in', () => {
    root.innerHTML = '<p>Closed</p>';
    count();
    leave();
    expect(sent).toEqual([]);
  });

  test('from the first touch, also of somebody who was quicker than the script', () => {
    root.querySelector<HTMLInputElement>('#fe-abcd1234-name')?.focus();
    count();
    expect(last()).toMatchObject({ hasStarted: true, reached: ['name'] });
  });

  test('until another form takes its place, whose receipt is not its own', async () => {
    const end = count();
    touch('name');
    end();
    expect(last()).toMatchObject({ hasStarted: true, seconds: null });
    const told = sent.length;
    root.innerHTML = '<p class="form-embed-receipt">ABCD</p>';
    await settled();
    leave();
    expect(sent).toHaveLength(told);
  });
});
