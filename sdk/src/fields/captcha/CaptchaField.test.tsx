import { render } from 'preact';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import type { CaptchaSource } from '../../client/captcha/startCaptcha.ts';
import { createField, ENGLISH } from '../../model/index.ts';
import { CaptchaContext } from '../../react/captchaContext.ts';
import { CaptchaField } from './CaptchaField.tsx';

let service: CaptchaService;
let root: HTMLElement;
let source: CaptchaSource;
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
});
afterAll(() => service.close());
beforeEach(() => {
  source = { baseUrl: '', form: { captcha: service.settings('hcaptcha') } };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const field = { ...createField('captcha'), label: 'Captcha' };

/** The field with somebody who keeps its token, and a button that throws the token away. */
function Form() {
  const [token, setToken] = useState<unknown>(undefined);
  return (
    <CaptchaContext.Provider value={source}>
      <CaptchaField
        field={field}
        id="robot"
        value={token}
        error={undefined}
        texts={ENGLISH}
        onChange={setToken}
      />
      <output>{typeof token === 'string' ? token : 'none'}</output>
      <button id="refuse" type="button" onClick={() => setToken(undefined)}>
        Refuse
      </button>
    </CaptchaContext.Provider>
  );
}

const show = () => render(<Form />, root);
const text = (selector: string) => root.querySelector(selector)?.textContent;
const button = (name: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
const press = async (name: string) => {
  await expect.poll(() => button(name)).toBeDefined();
  button(name)?.click();
};
const expectToken = (token: RegExp) => expect.poll(() => text('output')).toMatch(token);

test('EMBED-050 D-12 the widget of an outside service stands in the place of the button', async () => {
  show();
  await expect.poll(() => button('I am human')).toBeDefined();
  expect(root.querySelector('[role=checkbox]')).toBeNull();
  expect(root.querySelector('#robot')?.getAttribute('role')).toBe('group');
});

test('AUTH-016 EMBED-050 its token is passed on, taken back when it expires, and asked for anew when refused', async () => {
  show();
  await press('I am human');
  await expectToken(/^good\//);
  await press('Let it expire');
  await expectToken(/^none$/);
  await press('I am human');
  await expectToken(/^good\//);
  await press('Refuse');
  await expectToken(/^none$/);
  await expect.poll(() => button('I am human')).toBeDefined();
});

test('AUTH-017 when the service cannot be had, the field says so and can be tried again', async () => {
  const real: unknown = Reflect.get(window, 'hcaptcha');
  const trip = () => {
    throw new Error('Out of order');
  };
  Object.assign(window, { hcaptcha: { render: trip } });
  show();
  await expect.poll(() => text('[role=checkbox]')).toBe('The captcha could not be loaded. Try again');
  Object.assign(window, { hcaptcha: real });
  await press('Try again');
  await press('I am human');
  await expectToken(/^good\//);
  expect(root.querySelector('[role=checkbox]')).toBeNull();
});

test('in the builder the built-in captcha is shown and does nothing', async () => {
  render(
    <CaptchaField
      field={field}
      id="robot"
      value={undefined}
      error={undefined}
      texts={ENGLISH}
      onChange={() => {
        throw new Error('There is no token');
      }}
    />,
    root,
  );
  button('I am not a robot')?.click();
  expect(text('[role=checkbox]')).toContain('I am not a robot');
});
