/**
 * Sends submissions at a fixed rate, whatever the responses, and records the fate of each; afterwards the
 * history is compared with the database.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { captchaToken } from './platform.mjs';

/** Limits of one attempt and of one submission, in ms. */
const TRY_MS = 4_000;
const GIVE_UP_MS = 120_000;
/** The first pause between two attempts and the longest, in ms; each is twice the one before, as visitors back off. */
const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 4_000;

function post(agent, url, path, body, address) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      url + path,
      {
        agent,
        method: 'POST',
        timeout: TRY_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': address,
          origin: 'https://www.example.com',
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            text,
            headers: response.headers,
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * @param {{ url: string | (() => string), form: { id: string, revisionId: string }, perSecond: number,
 *   tries?: number, captcha?: boolean }} options
 */
export function startSending({ url, form, perSecond, tries = Infinity, captcha = false }) {
  // A connection that was idle for longer is not reused: its other end may be closing it. Node's agent
  // respects the keep-alive hint only with a time-out.
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: TRY_MS });
  const entries = [];
  const answers = [];
  const inFlight = new Set();
  let isStopped = false;

  const sendOne = async () => {
    const key = randomUUID();
    const entry = {
      key,
      name: `visitor ${entries.length}`,
      state: 'unknown',
      id: null,
      tries: 0,
      begunAt: Date.now(),
      ackedAt: null,
    };
    entries.push(entry);
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const body = JSON.stringify({
      revisionId: form.revisionId,
      idempotencyKey: key,
      answers: { name: entry.name, message: key },
      ...(captcha && { captchaToken: captchaToken() }),
    });
    const end = Date.now() + GIVE_UP_MS;
    while (Date.now() < end && entry.tries < tries) {
      entry.tries++;
      const base = typeof url === 'function' ? url() : url;
      const answer = await post(agent, base, `/api/public/forms/${form.id}/submissions`, body, address).catch(
        (error) => ({ status: 0, error: error.code ?? error.message }),
      );
      answers.push({
        at: Date.now(),
        status: answer.status,
        ms: answer.ms ?? TRY_MS,
        error: answer.error,
        retryAfter: Number(answer.headers?.['retry-after'] ?? 0),
      });
      if (answer.status === 201) {
        Object.assign(entry, { state: 'ok', id: JSON.parse(answer.text).submissionId, ackedAt: Date.now() });
        return;
      }
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        // A refusal after a lost response leaves the previous attempt unknown.
        entry.state = entry.tries === 1 ? 'refused' : 'unknown';
        entry.refusal = answer.text;
        return;
      }
      const wait = Number(answer.headers?.['retry-after'] ?? 0) * 1_000;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (entry.tries - 1));
      // Like the form's script: visitors who were refused together do not return together.
      await sleep(Math.max(pause, wait) * (1 + Math.random()));
    }
  };

  const timer = setInterval(() => {
    if (isStopped) return;
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond) - entries.length;
    for (let count = 0; count < due; count++) {
      const one = sendOne().finally(() => inFlight.delete(one));
      inFlight.add(one);
    }
  }, 5);
  const began = performance.now();

  return {
    entries,
    answers,
    acknowledged: () => entries.filter(({ state }) => state === 'ok').length,
    /** Stops sending and waits for the requests in flight. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(inFlight);
      agent.destroy();
    },
  };
}

/** The longest time between two acknowledgements, in milliseconds. */
export function longestGap(entries, from = 0, until = Infinity) {
  const times = entries
    .flatMap(({ ackedAt }) => (ackedAt && ackedAt >= from && ackedAt <= until ? [ackedAt] : []))
    .sort((a, b) => a - b);
  return times.reduce((most, time, at) => Math.max(most, at === 0 ? 0 : time - times[at - 1]), 0);
}

/**
 * Every acknowledged key exists once, with the id and the content that were acknowledged; a refused one does
 * not exist; an unknown one exists at most once.
 */
export async function checkHistory(database, form, entries) {
  const rows = await database.query(
    `select idempotency_key as key, id, submission_data->>'name' as name, submission_data->>'message' as message,
       (select count(*)::int from form_redirects r
        where r.account_id = s.account_id and r.submission_id = s.id) as redirects
     from form_submissions s where form_id = $1`,
    [form.id],
  );
  const stored = Map.groupBy(rows, ({ key }) => key);
  const found = { acknowledged: 0, refused: 0, unknown: 0, lost: 0, doubled: 0, changed: 0, unasked: 0 };
  const known = new Set();
  for (const { key, state, id, name, message = key } of entries) {
    known.add(key);
    const here = stored.get(key) ?? [];
    if (here.length > 1) found.doubled++;
    if (state === 'ok') {
      found.acknowledged++;
      if (here.length === 0) found.lost++;
      else if (here[0].id !== id || here[0].name !== name || here[0].message !== message) found.changed++;
    } else if (state === 'refused') {
      found.refused++;
      if (here.length > 0) found.unasked++;
    } else {
      found.unknown++;
    }
  }
  for (const key of stored.keys()) if (!known.has(key)) found.unasked++;
  const isWhole = found.lost + found.doubled + found.changed + found.unasked === 0;
  return { ...found, isWhole };
}
