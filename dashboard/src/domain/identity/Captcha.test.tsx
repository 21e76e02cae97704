import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAltchaCaptcha } from '../../../../api/src/platform/captcha/altchaCaptcha.ts';
import { presentCaptcha } from '../../../../api/src/platform/captcha/captcha.ts';
import { startCaptchaService, type CaptchaService } from '../../../../tests/support/captchaService.ts';
import { runPageScripts } from '../../../../tests/support/runPageScripts.ts';
import { Captcha } from './Captcha.tsx';

const altcha = createAltchaCaptcha('a secret of at least thirty-two characters');
/** The part of the platform that answers the built-in captcha. */
const platform = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  if (request.url === '/api/public/captcha') response.end(JSON.stringify(presentCaptcha(altcha)));
  else void altcha.createChallenge().then((challenge) => response.end(JSON.stringify(challenge)));
});
let service: CaptchaService;
let place: HTMLElement;
let root: Root;
let queryClient: QueryClient;
beforeAll(async () => {
  runPageScripts();
  service = await startCaptchaService();
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
});
afterAll(async () => {
  platform.close();
  await service.close();
});
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  visit((platform.address() as AddressInfo).port);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** Base of requests without an origin. */
function visit(port: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(`http://127.0.0.1:${port}/auth`);
}

let token: string | null;
/** The captcha in a form that has just tried to sign in whenever its button is pressed. */
function SignIn() {
  const [value, setValue] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    token = value;
  }, [value]);
  return (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <Captcha value={value} onChange={setValue} resetKey={attempts} error="Please complete it" />
        <button type="button" onClick={() => setAttempts((before) => before + 1)}>
          Sign in
        </button>
      </QueryClientProvider>
    </MantineProvider>
  );
}

const button = (name: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
async function press(name: string): Promise<void> {
  await expect.poll(() => button(name)).toBeDefined();
  button(name)?.click();
}
const expectToken = (expected: unknown) => expect.poll(() => token).toEqual(expected);

test('AUTH-008 AUTH-015 the built-in captcha is solved by one press, and asked for anew after an attempt', async () => {
  root.render(<SignIn />);
  await press('I am not a robot');
  await expectToken(expect.any(String));
  expect(await altcha.verify(token ?? '')).not.toBeNull();
  const checkbox = button('Verified');
  expect(checkbox?.getAttribute('aria-checked')).toBe('true');
  expect(document.getElementById(checkbox?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please complete it',
  );
  await press('Sign in');
  await expectToken(null);
  expect(button('I am not a robot')?.getAttribute('aria-checked')).toBe('false');
});

test.each(['hcaptcha', 'turnstile'] as const)(
  'AUTH-015 AUTH-016 a token of %s is cleared when it expires and after an attempt',
  async (provider) => {
    queryClient.setQueryData(['captcha'], service.settings(provider));
    root.render(<SignIn />);
    await press('I am human');
    await expectToken(expect.stringMatching(/^good\//));
    await press('Let it expire');
    await expectToken(null);
    await press('I am human');
    await expectToken(expect.any(String));
    await press('Sign in');
    await expectToken(null);
    await expect.poll(() => button('I am human')).toBeDefined();
  },
);

test('AUTH-017 a captcha that cannot be had is told in words, and can be tried again', async () => {
  visit(1);
  root.render(<SignIn />);
  await expect
    .poll(() => place.querySelector('[role=alert]')?.textContent)
    .toContain('The captcha couldn’t be loaded.');
  visit((platform.address() as AddressInfo).port);
  await press('Try again');
  await press('I am not a robot');
  await expectToken(expect.any(String));
});
