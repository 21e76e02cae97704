import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import { loadCaptchaScript } from './loadCaptchaScript.ts';

let service: CaptchaService;
let scriptUrl: string;
let waits: number[];
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
});
afterAll(() => service.close());
beforeEach(() => {
  // An address of its own for each test: what is loaded stays loaded.
  scriptUrl = `${service.settings('turnstile').scriptUrl}&test=${crypto.randomUUID()}`;
  waits = [];
});
afterEach(() => {
  service.failScripts(0);
  service.scriptsAsked.length = 0;
  Reflect.deleteProperty(window, 'turnstile');
  Reflect.deleteProperty(window, 'trustedTypes');
});

const load = (url = scriptUrl) =>
  loadCaptchaScript(url, {
    async wait(ms) {
      waits.push(ms);
    },
  });

test('the script is loaded once, however often it is asked for, and has then made the service', async () => {
  await Promise.all([load(), load()]);
  await load();
  expect(service.scriptsAsked).toHaveLength(1);
  expect(window).toHaveProperty('turnstile.render');
});

test('AUTH-017 CONST-017 a script that fails twice is had at the third try, after growing waits', async () => {
  service.failScripts(2);
  await load();
  expect(service.scriptsAsked).toHaveLength(3);
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
});

test('AUTH-017 CONST-017 after three failures it is an error; asked again, it is tried again', async () => {
  service.failScripts(3);
  await expect(load()).rejects.toThrow('could not be loaded');
  expect(service.scriptsAsked).toHaveLength(3);
  expect(document.querySelector(`script[src^="${scriptUrl}"]`)).toBeNull();
  await load();
  expect(service.scriptsAsked).toHaveLength(4);
});

test('AUTH-017 a script that comes but never says that it is ready counts as failed', async () => {
  const silent = loadCaptchaScript(`${service.url}/silent.js`, { wait: async () => {}, readyWithinMs: 1 });
  await expect(silent).rejects.toThrow('could not be loaded');
});

test('AUTH-017 a page that takes scripts from trusted policies only gets the address from one', async () => {
  const trusted: string[] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (_name: string, rules: { createScriptURL(url: string): string }) => ({
        createScriptURL(url: string) {
          trusted.push(url);
          return rules.createScriptURL(url);
        },
      }),
    },
  });
  await load();
  expect(trusted).toEqual([expect.stringContaining(scriptUrl)]);
});
