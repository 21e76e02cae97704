import { randomUUID } from 'node:crypto';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSender } from '../bench/ingest/runSender.mjs';
import { startStoppable } from '../../support/stoppable.mjs';
import { between, ms, peakMegabytes, statusOf, timed } from './measures.mjs';
import { SECRET, captchaToken, freePort } from './platform.mjs';
import { startDatabaseProxy, startProxy } from './proxy.mjs';
import { play, sleep, until } from './scene.mjs';
import { countStatements } from './wire.mjs';

/** Loses every other response on its way to the visitor, after the commit. */
export async function loseAnswers({ isShort }) {
  let answers = 0;
  let lost = 0;
  const down = (piece, way) => {
    if (piece.subarray(0, 12).toString('latin1') === 'HTTP/1.1 201' && answers++ % 2 === 0) {
      lost++;
      way.cut();
    } else {
      way.send(piece);
    }
  };
  const toPlatform = (port) => startProxy(port, { down });
  const options = {
    perSecond: isShort ? 40 : 100,
    captcha: true,
    redirectUrl: 'https://www.example.com/thanks',
    toPlatform,
  };
  return play(options, async ({ sending }) => {
    await until('Enough lost answers', () => lost >= (isShort ? 60 : 1_000), 300_000);
    const refusals = sending.entries.filter(({ refusal }) => refusal);
    return {
      figures: { 'answers lost': lost, refused: refusals.length },
      passes: { 'nobody is asked again': refusals.length === 0 },
    };
  });
}

/** Concurrent visitors of a flood: more than the queue takes; each sends again after its response. */
const FLOOD_CONNECTIONS = 3_000;
/** Refusals take at most so long, in ms: a connection waits until those of the crowd before it are accepted. */
const MOST_REFUSAL_MS = 5_000;
/** Enough connections to keep a process busy. */
const CAPACITY_CONNECTIONS = 64;

/** Ten times too many requests, from visitors who respect Retry-After as Inlay's own page does (E21). */
export const overload = ({ isShort }) => flood({ isShort, isPatient: true });

/** The same from visitors who return at once, despite Retry-After. */
export const overloadRudely = ({ isShort }) => flood({ isShort, isPatient: false });

/** Sends a flood from a separate process, beside other submissions and health checks. */
async function flood({ isShort, isPatient }) {
  await using folder = await startStoppable(() => mkdtempDisposable(join(tmpdir(), 'inlay-faults-flood-')));
  const metricsPort = await freePort();
  const environment = { INLAY_METRICS_PORT: String(metricsPort) };
  const seconds = isShort ? 4 : 60;
  return await play({ perSecond: 30, environment }, async ({ platform, sending, url, form }) => {
    const answers = { name: 'flood', message: 'flood' };
    const sendMuch = async (name, duration, connections) => {
      const acks = join(folder.path, name);
      const result = await runSender({
        url,
        form,
        secret: SECRET,
        seconds: duration,
        connections,
        answers,
        acks,
        isPatient,
        // 3,000 in a second, not in an instant.
        arriveMs: 1_000,
      });
      const lines = (await readFile(acks, 'utf8')).split('\n').filter(Boolean);
      const stored = lines.map((line) => line.split(' '));
      return { result, entries: stored.map(([key, id]) => ({ key, id, ...answers, state: 'ok' })) };
    };
    const calm = await sendMuch('calm', isShort ? 2 : 10, CAPACITY_CONNECTIONS);
    const early = await peakMegabytes(platform.pid());
    const health = [];
    const timer = setInterval(
      () => void statusOf(`${url}/healthz`).then((status) => health.push(status)),
      1_000,
    );
    const crowd = await sendMuch('crowd', seconds, FLOOD_CONNECTIONS);
    clearInterval(timer);
    const over = Date.now();
    const late = await peakMegabytes(platform.pid());
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1e3;
    await until('A second without a refusal', () => {
      const last = between(sending.answers, Date.now() - 1_000);
      return Date.now() > over + 1_000 && last.length > 0 && last.every(({ status }) => status === 201);
    });
    const recovery = Date.now() - over;
    const { others, perSecond, refusalP99 } = crowd.result;
    const refused = Object.values({ ...others, 'without Retry-After': 0 }).reduce((a, b) => a + b, 0);
    const odd = Object.keys(others).filter((what) => what !== '503' && what !== '429');
    const goodput = perSecond / calm.result.perSecond;
    return {
      figures: {
        'stored a second': `${perSecond.toFixed(0)} (${calm.result.perSecond.toFixed(0)} when calm)`,
        refused,
        ...(odd.length > 0 && { odd: JSON.stringify(others) }),
        'p99 of refusals': ms(refusalP99),
        'event loop p99': ms(lag),
        'peak RSS': `${early.toFixed(0)} to ${late.toFixed(0)} MB`,
        recovery: ms(recovery),
      },
      passes: {
        'health answers': health.length > 0 && health.every((status) => status === 200),
        'refused with Retry-After only': odd.length === 0,
        'memory holds': late <= 512,
        ...timed(isShort, {
          'goodput of 80 %': goodput >= 0.8,
          // Visitors who return at once wait for each other.
          ...(isPatient && { 'refused within 5 s': refusalP99 <= MOST_REFUSAL_MS }),
          'the event loop runs': lag <= 200,
          'recovers within 10 s': recovery <= 10_000,
        }),
      },
      entries: [...calm.entries, ...crowd.entries],
    };
  });
}

/** The n-th statement fails, or its answer is lost, for each n that a submission needs. */
export async function failStatements({ isShort }) {
  const rules = {};
  let left = 0;
  let isAfter = false;
  rules.up = (piece, way) => {
    way.state.count ??= countStatements();
    const begun = way.state.count(piece);
    if (left > 0 && begun > 0 && (left -= begun) <= 0) {
      left = 0;
      if (!isAfter) return way.cut();
      way.send(piece);
      setTimeout(() => way.cut(), 200);
      return undefined;
    }
    return way.send(piece);
  };
  const toDatabase = startDatabaseProxy(rules);
  const options = { perSecond: 1, captcha: true, redirectUrl: 'https://www.example.com/thanks', toDatabase };
  return play(options, async ({ database, form, url, sending }) => {
    await sending.stop();
    const entries = [];
    let broken = 0;
    for (const when of [false, true]) {
      for (let nth = 1; nth <= (isShort ? 4 : 8); nth++) {
        const key = randomUUID();
        const token = captchaToken();
        const body = JSON.stringify({
          revisionId: form.revisionId,
          idempotencyKey: key,
          captchaToken: token,
          answers: { name: `statement ${nth}`, message: key },
        });
        const send = () =>
          fetch(`${url}/api/public/forms/${form.id}/submissions`, {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': `10.1.${when ? 1 : 0}.${nth}`,
              origin: 'https://www.example.com',
            },
          });
        [isAfter, left] = [when, nth];
        const first = await send();
        left = 0;
        await sleep(300);
        if (!(await isAllOrNone(database, key, first.status === 201))) broken++;
        let second = await send();
        for (let tries = 0; second.status === 503 && tries < 20; tries++) {
          await sleep(200);
          second = await send();
        }
        if (second.status !== 201 || !(await isAllOrNone(database, key, true))) broken++;
        const { submissionId: id } = await second.json();
        entries.push({ key, id, name: `statement ${nth}`, state: 'ok' });
      }
    }
    return {
      figures: { faults: entries.length, broken },
      passes: { 'all or nothing': broken === 0 },
      entries,
      isOver: true,
    };
  });
}

async function isAllOrNone(database, key, isStored) {
  const [found] = await database.query(
    `select (select count(*)::int from form_submissions where idempotency_key = $1) as rows,
       (select count(*)::int from form_redirects r join form_submissions s on s.id = r.submission_id where s.idempotency_key = $1) as redirects,
       (select count(*)::int from graphile_worker._private_jobs j, form_submissions s
        where s.idempotency_key = $1 and j.payload::text like '%' || s.id || '%') as jobs`,
    [key],
  );
  const counts = [found.rows, found.redirects, found.jobs];
  return isStored ? counts.every((count) => count === 1) : new Set(counts).size === 1;
}
