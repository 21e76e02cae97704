import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runSender } from './ingest/runSender.mjs';
import { ANSWERS, FORM, SECRET } from './ingest/visitor.mjs';
import { makeFolder, startStage } from './platform.mjs';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
/** What two web processes do of what one does (issue 8), where there is a core for each of those who work. */
const LEAST = 1.5;
/** Two web processes, the database, who sends. */
const CORES = 4;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Submissions through one web process and through two, in turns, each with a process for its jobs beside. */
export async function run() {
  await using folder = await makeFolder('processes');
  const found = { 1: [], 2: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const processes of [1, 2]) found[processes].push(await measure(folder.path, processes));
  }
  const [one, two] = [median(found[1]), median(found[2])];
  const cores = availableParallelism();
  const hasCores = cores >= CORES;
  console.log(`one web process    ${one.toFixed(0)} a second`);
  console.log(
    `two                ${two.toFixed(0)} a second   ratio ${(two / one).toFixed(2)}   ` +
      (hasCores
        ? `at least ${LEAST}`
        : `${cores} cores: database and sender leave none for a second process`),
  );
  return { isMet: !hasCores || two / one >= LEAST, ratios: { 'two to one': two / one } };
}

async function measure(folder, processes) {
  const settings = { WEB_CONCURRENCY: String(processes), INLAY_SECRET: SECRET, TRUSTED_PROXIES: '1' };
  await using stage = await startStage(settings, { keptIn: folder });
  const { platform } = stage;
  const { id, revisionId } = await platform.call('POST', '/api/forms', { definition: FORM });
  const options = {
    url: platform.url,
    form: { id, revisionId },
    secret: SECRET,
    connections: CONNECTIONS,
    answers: ANSWERS,
    acks: join(folder, 'acks'),
  };
  await runSender({ ...options, seconds: 2 });
  const { perSecond, others } = await runSender({ ...options, seconds: SECONDS });
  if (Object.keys(others).length > 0) throw new Error(`Not all were taken: ${JSON.stringify(others)}`);
  return perSecond;
}
