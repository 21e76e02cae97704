import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import { mountCaptchaWidget, type CaptchaWidget } from './mountCaptchaWidget.ts';

let service: CaptchaService;
let element: HTMLElement;
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
});
afterAll(() => service.close());
beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => document.body.replaceChildren());

/** Mounts a widget and waits until it stands or has failed; tells what was told. */
async function mount(place = element, provider: 'hcaptcha' | 'turnstile' = 'hcaptcha') {
  const told: unknown[] = [];
  const settled = Promise.withResolvers<void>();
  const widget: CaptchaWidget = mountCaptchaWidget(place, {
    ...service.settings(provider),
    onShown: settled.resolve,
    onToken: (token) => told.push(token),
    onExpired: () => told.push('expired'),
    onError() {
      told.push('error');
      settled.resolve();
    },
  });
  await settled.promise;
  return { widget, told };
}
const press = (root: ParentNode = element) => root.querySelector('button')?.click();

test.each(['hcaptcha', 'turnstile'] as const)(
  'AUTH-016 D-12 %s gives a token and takes it back when it expires',
  async (provider) => {
    const { told } = await mount(element, provider);
    expect(element.textContent).toBe(`I am human (${provider})`);
    press();
    expect(told).toEqual([expect.stringMatching(/^good\//)]);
    press();
    expect(told[1]).toBe('expired');
  },
);

test('AUTH-015 a reset widget asks again; a removed one leaves nothing and tells nothing', async () => {
  const { widget, told } = await mount();
  press();
  widget.reset();
  expect(element.textContent).toBe('I am human (hcaptcha)');
  const button = element.querySelector('button');
  widget.remove();
  widget.remove();
  button?.click();
  expect(element.childNodes).toHaveLength(0);
  expect(told).toHaveLength(1);
});

test('EMBED-050 in a shadow root the widget stands in the document, shown through a slot', async () => {
  const root = element.attachShadow({ mode: 'open' });
  const inner = document.createElement('div');
  root.append(inner);
  const { widget } = await mount(inner);
  expect(inner.querySelector('slot')?.name).toBe(element.querySelector('div')?.slot);
  expect(document.body.textContent).toContain('I am human');
  widget.remove();
  expect([inner.childNodes.length, element.childNodes.length]).toEqual([0, 0]);
});

test('a service that trips is told as an error and breaks nothing', async () => {
  const real: unknown = Reflect.get(window, 'hcaptcha');
  const trip = () => {
    throw new Error('Out of order');
  };
  Object.assign(window, { hcaptcha: { render: trip, reset: trip, remove: trip } });
  const { widget, told } = await mount();
  widget.reset();
  widget.remove();
  expect(told).toEqual(['error']);
  Object.assign(window, { hcaptcha: real });
});
