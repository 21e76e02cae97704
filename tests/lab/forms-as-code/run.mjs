/**
 * `npm run cli:roundtrip`: forms as code on two running builds, by the command line of the package: every template and
 * 200 generated forms pulled and pushed, planted effects named by `diff`, promotion from one installation to the other,
 * and rollbacks, also under visitors who are filling the form in. Needs a build. `-- --forms=20` takes fewer generated
 * forms, `-- --visitors=10000` all visitors, `-- effects rollback` some of the parts: forms, effects, promotion,
 * rollback, visitors.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLogic, listUnsupported } from '@inlay/sdk/model';
import fc from 'fast-check';
import { ROOT } from '../../../api/bin/lib/project.mjs';
import { BUILT_IN_TEMPLATES } from '../../../api/src/forms/templates/builtIn/index.ts';
import { anyPagedForm } from '../../../sdk/src/model/testing/anyPagedForm.ts';
import { anyRowsForm } from '../../../sdk/src/model/testing/anyRowsForm.ts';
import { buildSoundForm } from '../../../sdk/src/model/testing/soundForm.ts';
import { startPlatform } from '../../e2e/startPlatform.ts';
import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { TestClient } from '../../support/api/testClient.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { nameEffects, promote, rollBack, roundTrip } from './roundTrip.ts';
import { rollBackUnderVisitors } from './visitorsUnderWay.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
const SCOPES = [
  'forms:read',
  'forms:write',
  'folders:read',
  'notifications:read',
  'notifications:write',
  'submissions:write',
  'webhooks:read',
  'webhooks:write',
];
const PROGRAM = join(ROOT, 'sdk', 'dist', 'package', 'inlay.js');
/** Longest median of rollbacks, without the start of the program, in ms. */
const MOST_MS = 1_000;
const PROMOTED = 10;
const ROLLBACKS = 10;
/** Rollbacks while visitors send. */
const ROUNDS = 5;

function assertOk({ status, body, text }) {
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
}

/** Starts an installation with an owner, a key without limits of calls, and the command line with that key. */
async function startPlace() {
  const platform = await startPlatform({
    INLAY_OWNER_EMAIL: OWNER.email,
    INLAY_OWNER_PASSWORD: OWNER.password,
  });
  const { url } = platform;
  const person = new TestClient(url);
  assertOk(await person.post('/api/auth/signin', { ...OWNER, captchaToken: await solveCaptcha(url) }));
  assertOk(await person.patch('/api/admin/settings', { serverRateLimits: false }));
  const key = { name: 'Forms as code', scopes: SCOPES, password: OWNER.password };
  const { token } = assertOk(await person.post('/api/keys', key));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, INLAY_URL: url, INLAY_KEY: token };
  return {
    url,
    person,
    program: new TestClient(url, { authorization: `Bearer ${token}` }),
    inlay: (...typed) =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [PROGRAM, ...typed],
          { env, maxBuffer: 64 * 1024 ** 2 },
          (error, output, errors) => resolve({ code: error ? (error.code ?? 1) : 0, output, errors }),
        );
      }),
    stop: platform.stop,
  };
}

const { values, positionals } = parseArgs({
  options: { forms: { type: 'string', default: '200' }, visitors: { type: 'string', default: '500' } },
  allowPositionals: true,
});
/** Whether a part is to be run: those that are typed, or all. */
const isWanted = (part) => positionals.length === 0 || positionals.includes(part);
const anyForm = fc.oneof(
  anyPagedForm,
  anyRowsForm.map(({ form }) => form),
  fc.nat().map((seed) => buildSoundForm(seededRandom(seed))),
);
/** Forms that a platform publishes, alike in every run. */
const generated = fc.sample(
  anyForm.filter((form) => checkLogic(form).length === 0 && listUnsupported(form).length === 0),
  { numRuns: Number(values.forms), seed: 64 },
);
const forms = [...BUILT_IN_TEMPLATES.map(({ definition }) => definition), ...generated];

const problems = [];
/** Prints a figure, and keeps what is wrong. */
function tell(words, count, of, faults) {
  console.log(`${words}: ${count} of ${of}`);
  problems.push(...faults);
}

const [here, there] = [await startPlace(), await startPlace()];

async function measureForms() {
  const faults = await roundTrip(here, forms);
  tell(
    'forms pulled and pushed: same hash, no revision',
    forms.length - new Set(faults.map((one) => one.split(':')[0])).size,
    forms.length,
    faults,
  );
}

async function measureEffects() {
  const effects = await nameEffects(here);
  const wrong = effects.faults.filter((one) => !one.startsWith('not named'));
  tell(
    'planted effects named by diff',
    effects.planted - (effects.faults.length - wrong.length),
    effects.planted,
    effects.faults,
  );
  console.log(`effects named and not planted: ${wrong.length}`);
}

async function measurePromotion() {
  const dangling = await promote(here, there, PROMOTED);
  console.log(
    `promoted ${PROMOTED} forms with kit, folder, recipient, picture, logo, cover, reply and sender; dangling: ${dangling.length}`,
  );
  problems.push(...dangling);
}

async function measureRollbacks() {
  const took = await rollBack(here, ROLLBACKS);
  const starts = [];
  for (let index = 0; index < ROLLBACKS; index++) {
    const began = performance.now();
    await here.inlay('--help');
    starts.push(Math.ceil(performance.now() - began));
  }
  const [median, start] = [took, starts.toSorted((one, other) => one - other)].map(
    (all) => all[all.length >> 1],
  );
  console.log(
    `rollbacks: ${ROLLBACKS}, median ${median} ms, longest ${took.at(-1)} ms; the program alone ${start} ms`,
  );
  if (median - start > MOST_MS) problems.push(`Rollbacks took ${median - start} ms`);
}

async function measureVisitors() {
  const visitors = Number(values.visitors);
  const harmed = await rollBackUnderVisitors(here, { visitors, rounds: ROUNDS });
  console.log(`visitors under way during ${ROUNDS} rollbacks: ${visitors}; harmed: ${harmed.length}`);
  problems.push(...harmed);
}

try {
  if (isWanted('forms')) await measureForms();
  if (isWanted('effects')) await measureEffects();
  if (isWanted('promotion')) await measurePromotion();
  if (isWanted('rollback')) await measureRollbacks();
  if (isWanted('visitors')) await measureVisitors();
} finally {
  await here.stop();
  await there.stop();
}
console.log(problems.length > 0 ? `FAILED\n${problems.join('\n')}` : 'passed');
process.exitCode = problems.length > 0 ? 1 : 0;
