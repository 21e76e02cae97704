import { randomUUID } from 'node:crypto';
import { startSending } from './history.mjs';
import { ms, peakMegabytes, percentile, statusOf } from './measures.mjs';
import { captchaToken } from './platform.mjs';
import { startDatabaseProxy, startProxy } from './proxy.mjs';
import { play, sleep, until } from './scene.mjs';
import { countStatements } from './wire.mjs';

/** Every other answer is lost on its way to the visitor, after the commit. */
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

/** Ten times more than there is room for, each sent once, while health is asked for. */
export async function overload({ isShort }) {
  return play({ perSecond: isShort ? 30 : 200 }, async ({ platform, sending, url, form }) => {
    const flood = startSending({ url, form, perSecond: isShort ? 600 : 10_000, tries: 1 });
    const seconds = isShort ? 3 : 60;
    const health = [];
    for (let count = 0; count < seconds; count++) {
      health.push(await statusOf(`${url}/healthz`));
      await sleep(1_000);
    }
    await flood.stop();
    const over = Date.now();
    const refusals = flood.answers.filter(({ status }) => status === 503 || status === 429);
    const rss = await peakMegabytes(platform.pid());
    const before = sending.acknowledged();
    await until('An acknowledgement', () => sending.acknowledged() > before);
    return {
      figures: {
        sent: flood.entries.length,
        stored: flood.acknowledged(),
        refused: refusals.length,
        'p99 of refusals': ms(
          percentile(
            refusals.map((one) => one.ms),
            0.99,
          ),
        ),
        'peak RSS': `${rss.toFixed(0)} MB`,
        recovery: ms(Date.now() - over),
      },
      passes: {
        'health answers': health.every((status) => status === 200),
        'memory holds': rss <= 512,
      },
      entries: flood.entries,
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
          ...{ revisionId: form.revisionId, idempotencyKey: key, captchaToken: token },
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
