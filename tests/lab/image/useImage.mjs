/** Starts an image beside a database of its own and does what visitors, operators and supervisors do. */
import { readFile } from 'node:fs/promises';
import { checkHistory, startSending } from '../faults/history.mjs';
import { makeForm, OWNER, SECRET, startDatabase, startProcess } from '../faults/platform.mjs';
import { until } from '../faults/scene.mjs';
import { startCollector } from './collector.mjs';
import { runInside, startInside } from './inside.mjs';

const SUBMISSIONS = 50;

/**
 * @param {import('./images.mjs').Image} image
 * @returns {Promise<{ figures: Record<string, string>, wrong: Record<string, boolean> }>}
 */
export async function useImage(image, bwrap) {
  await using database = await startDatabase();
  await using collector = await startCollector();
  // Its port is the test's own.
  const { PORT: _port, ...environment } = image.environment;
  const data = image.data ? { INLAY_DATA_FOLDER: image.data } : {};
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const startedAt = performance.now();
  await using platform = await startProcess(database.url, { ...environment, ...data, ...tracing }, (folder) =>
    startInside(bwrap, image, folder),
  );
  const startMs = Math.round(performance.now() - startedAt);
  const settings = { ...environment, ...data, PORT: String(platform.port) };
  const inside = (...command) => runInside(bwrap, image, platform.folder, settings, command);
  Object.assign(settings, { DATABASE_URL: database.url, INLAY_SECRET: SECRET });

  const visit = await visitForm(database, platform);
  const operation = await operate(image, inside);
  process.kill(await lastChild(platform.pid()), 'SIGTERM');
  await until('The end of the platform', () => !platform.isRunning(), 30_000);
  const secrets = ['visitor ', OWNER.email, visit.form.id, ...visit.entries.map(({ key }) => key)];
  return {
    figures: {
      start: `${startMs} ms to the first answer`,
      acknowledged: visit.history.acknowledged,
      spans: collector.spans.length,
    },
    wrong: {
      'no page of a form': visit.page.status !== 200,
      'submissions are lost': !visit.history.isWhole,
      ...operation,
      'it does not end on SIGTERM': platform.exitCode() !== 0,
      ...examineSpans(collector.spans, secrets),
    },
  };
}

async function visitForm(database, { url }) {
  const form = await makeForm(database);
  const page = await fetch(`${url}/embed/${form.id}`);
  const sending = startSending({ url, form, perSecond: SUBMISSIONS });
  await until('Submissions', () => sending.acknowledged() >= SUBMISSIONS, 30_000);
  await sending.stop();
  return {
    form,
    page,
    entries: sending.entries,
    history: await checkHistory(database, form, sending.entries),
  };
}

/** What a supervisor and an operator call in the image. */
async function operate(image, inside) {
  const health = image.healthCheck ? await inside(...image.healthCheck) : { code: 0 };
  const doctor = await inside('node', 'api/dist/bundle/cli.js', 'doctor');
  const account = await inside('node', '-p', 'process.getuid() + ":" + process.getgid()');
  const write = await inside('node', '-e', `require('fs').writeFileSync('package.json', '')`);
  return {
    'the health check': health.code !== 0,
    'the doctor': !doctor.output.includes('Replication'),
    'another user than it names': account.output !== image.user,
    'its root can be written': !write.output.includes('EROFS'),
  };
}

const examineSpans = (spans, secrets) => ({
  'no span of a request': !spans.some(
    ({ name, attributes }) =>
      name === 'GET /embed/:formId' && attributes['http.response.status_code'] === 200,
  ),
  'no span of a statement': !spans.some(({ attributes }) =>
    attributes['db.query.text']?.includes('insert into form_submissions'),
  ),
  'spans say what visitors sent': secrets.some((secret) => JSON.stringify(spans).includes(secret)),
});

/** The program itself: bubblewrap stays as its parent, and passes no signals on. */
async function lastChild(pid) {
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
  return child ? lastChild(child) : Number(pid);
}
