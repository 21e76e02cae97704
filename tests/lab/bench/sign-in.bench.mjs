import { hash as bcrypt } from '@node-rs/bcrypt';
import { hashPassword, PASSWORD_COST } from '../../../api/src/platform/identity/passwords.ts';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { OWNER, startPlatform } from './platform.mjs';

const HASHES = 15;
const SIGN_INS = 15;
/** How much longer one kind of sign-in may take than another before its time tells something. */
const MOST_DIFFERENCE = 1.15;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What a password costs beside bcrypt at cost 12, and what each kind of sign-in takes (D-04, T23). */
export async function run() {
  const hashes = { argon2id: [], bcrypt: [] };
  for (let count = 0; count < HASHES; count++) {
    hashes.argon2id.push(await timed(() => hashPassword('Correct-Horse-9')));
    hashes.bcrypt.push(await timed(() => bcrypt('Correct-Horse-9', { cost: 12 })));
  }
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  const [argon2id, bcrypt12] = [median(hashes.argon2id), median(hashes.bcrypt)];
  console.log(`argon2id m=${memoryCost} KiB t=${timeCost} p=${parallelism}   ${argon2id.toFixed(1)} ms`);
  console.log(
    `bcrypt cost 12                    ${bcrypt12.toFixed(1)} ms   ratio ${(argon2id / bcrypt12).toFixed(2)}`,
  );

  await using platform = await startPlatform();
  // Twenty failures of one source would be refused without looking at the password.
  await platform.call('PATCH', '/api/admin/settings', { serverRateLimits: false });
  const times = await measureSignIns(platform.url);
  const right = median(times.right);
  for (const [kind, values] of Object.entries(times)) {
    console.log(
      `sign-in, ${kind.padEnd(24)} ${median(values).toFixed(1)} ms   ratio ${(median(values) / right).toFixed(3)}`,
    );
  }
  const ratio = median(times['unknown address']) / median(times['wrong password']);
  return ratio < MOST_DIFFERENCE && ratio > 1 / MOST_DIFFERENCE;
}

async function measureSignIns(url) {
  const signIn = async (email, password) => {
    const captchaToken = await solveCaptcha(url);
    const body = JSON.stringify({ email, password, captchaToken });
    return timed(async () => {
      const headers = { 'content-type': 'application/json' };
      await (await fetch(`${url}/api/auth/signin`, { method: 'POST', headers, body })).text();
    });
  };
  for (let failure = 0; failure < 5; failure++) await signIn('locked@example.com', 'x');
  const times = { right: [], 'wrong password': [], 'unknown address': [], 'locked address': [] };
  for (let count = 0; count < SIGN_INS; count++) {
    times['wrong password'].push(await signIn(OWNER.email, 'Wrong-Horse-9'));
    times['unknown address'].push(await signIn(`nobody${count}@example.com`, 'Wrong-Horse-9'));
    times['locked address'].push(await signIn('locked@example.com', 'Wrong-Horse-9'));
    // Last: it clears the failures, so that the address is never locked.
    times.right.push(await signIn(OWNER.email, OWNER.password));
  }
  return times;
}
