import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import type { MonkeyPerson } from '../monkey/scene.ts';
import { printFinding, walk } from '../monkey/walk.ts';
import { platform } from './platform.ts';
import { startPlatform, type StartedPlatform } from './startPlatform.ts';

let browser: Browser;
/** Administrators change what all others see, also the tests that follow. */
let own: StartedPlatform;
beforeAll(async () => {
  const { email, password } = platform;
  [browser, own] = await Promise.all([
    launchBrowser(),
    startPlatform({ INLAY_OWNER_EMAIL: email, INLAY_OWNER_PASSWORD: password }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await own.stop();
});

/** Seeds of walks: `npm run test:monkey` tries new ones, and one that found something comes here. */
const WALKS: [person: MonkeyPerson, seed: number, steps: number][] = [
  ['visitor', 1, 16],
  ['client', 1, 12],
  ['viewer', 1, 8],
  ['user', 1, 12],
  ['owner', 1, 10],
];

test.for(WALKS)(
  'a random walk as %s with seed %i meets no error, no dead end and no control that does nothing',
  async ([person, seed, steps]) => {
    const walked = person === 'owner' ? { ...platform, url: own.url } : platform;
    const finding = await walk(browser, walked, { seed, person, steps });
    expect(finding && printFinding(finding)).toBeNull();
  },
);
