/**
 * `npm run test:monkey -- --minutes=10`: walks at random through a platform of its own, as each kind of person, with
 * new seeds, until the time is up. `--seed=N` repeats the walks of one seed, `--as=PERSON` walks as one person.
 * Prints what was found, with the command that repeats it; the exit code says whether nothing was.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { OWNER, startBrowser, startPlatform } from '../bench/platform.mjs';
import { runStoppable, stopSignal } from '../../support/stoppable.mjs';
import { PEOPLE } from './scene.ts';
import { printFinding, walk } from './walk.ts';

/** Steps of one walk: enough to leave a screen and come back to it. */
const STEPS = 150;
/** Largest new seed: short enough to be typed. */
const MAX_SEED = 1_000_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    as: { type: 'string' },
    steps: { type: 'string', default: String(STEPS) },
  },
});
const people = PEOPLE.filter((person) => !values.as || person === values.as);
if (people.length === 0) {
  console.error(`--as takes one of: ${PEOPLE.join(', ')}`);
  process.exit(1);
}

await runStoppable(async () => {
  const signal = values.seed
    ? stopSignal
    : AbortSignal.any([stopSignal, AbortSignal.timeout(Number(values.minutes) * 60_000)]);
  await using browser = await startBrowser();
  await using shared = await startPlatform({ TRUSTED_PROXIES: '1' });
  let [walks, found] = [0, 0];
  do {
    const seed = values.seed ? Number(values.seed) : randomInt(1, MAX_SEED);
    for (const person of people) {
      if (signal.aborted) break;
      // Administrators change what all others see: each of them has a platform of their own.
      await using own = person === 'owner' ? await startPlatform({ TRUSTED_PROXIES: '1' }) : null;
      const finding = await walk(
        browser,
        { url: (own ?? shared).url, ...OWNER },
        { seed, person, steps: Number(values.steps), signal },
      );
      walks++;
      if (!finding) continue;
      found++;
      console.log(printFinding(finding));
    }
  } while (!signal.aborted && !values.seed);
  console.log(`${walks} walks, ${found} found something`);
  return found === 0 ? 0 : 1;
});
