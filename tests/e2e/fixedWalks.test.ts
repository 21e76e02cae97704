import { expect, test } from 'vitest';
import { printFinding, walk } from '../lab/monkey/walk.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { visit } = openBrowser();

/** Walks that are the same in every run, of kinds of people that change nothing for others (`npm run test:monkey`). */
const WALKS = [
  { person: 'visitor', seed: 12 },
  { person: 'client', seed: 5 },
  { person: 'user', seed: 7 },
] as const;
/** Steps of each: less than ten seconds. */
const STEPS = 15;

test.each(WALKS)('a random walk of seed $seed as $person meets nothing broken', async (one) => {
  const browser = (await visit()).context().browser();
  if (!browser) throw new Error('The page has no browser');
  const finding = await walk(browser, platform, { ...one, steps: STEPS });
  expect(finding && printFinding(finding)).toBeNull();
});
