/**
 * Sends submissions over and over, on so many connections at once, for so many seconds: each a new visitor with a key
 * and an address of their own, and with a solved captcha where `secret` is given. `node sender.mjs OPTIONS`, as JSON;
 * prints what came of it, and writes the acknowledged keys and ids into a file. Requests are prepared before the clock
 * starts: solving captchas is the work of visitors' computers, not of this one.
 * `sender` of the result is the CPU time of this process for each stored one, in microseconds.
 * `isPatient`: a refused visitor waits as long as Retry-After says. `arriveMs`: time within which they all come.
 * `perSecond`: most submissions a second, of all connections together. In the answers `{n}` is another number each time,
 * `{w}` another word.
 */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createIdempotencyKey } from '../../../../sdk/src/client/idempotencyKey.ts';

const {
  url,
  form,
  secret,
  seconds,
  connections,
  answers,
  acks,
  isPatient = false,
  arriveMs = 0,
  perSecond = Infinity,
} = JSON.parse(process.argv[2]);
const { hostname, port, host } = new URL(url);
const HEAD_END = Buffer.from('\r\n\r\n');
/** More than a machine stores in a second, and as much as memory should hold; the rest is made on the way. */
const PER_SECOND = 12_000;
const MOST_PREPARED = 50_000;
const PATH = `/api/public/forms/${form.id}/submissions`;

const captchaKey = secret && createHmac('sha256', secret).update('captcha').digest('hex');
const expires = Math.floor(Date.now() / 1_000) + 900;

/** A token as a visitor's browser would have found it, had it guessed right at once. */
function captchaToken() {
  const number = randomInt(20_000);
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  const signature = createHmac('sha256', captchaKey).update(challenge).digest('hex');
  const token = { algorithm: 'SHA-256', challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const fixed = JSON.stringify({ revisionId: form.revisionId, answers }).slice(0, -1);
const WORDS =
  'the engine weaves patterns loom flowers leaves please bring order before noon ring twice would like book table four ' +
  'people friday evening near window possible number thank delivery arrived late box damaged could somebody call back ' +
  'tomorrow morning about invoice refund colleague workshop website shows error payment confirm reservation street';
const words = WORDS.split(' ');
const VARIED = { '{n}': () => randomInt(1_000_000), '{w}': () => words[randomInt(words.length)] };
const varied = () => fixed.replace(/\{[nw]\}/g, (mark) => VARIED[mark]());

function request(key) {
  const captcha = secret ? `,"captchaToken":"${captchaToken()}"` : '';
  const body = `${varied()},"idempotencyKey":"${key}"${captcha}}`;
  return (
    `POST ${PATH} HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://www.example.com\r\nX-Forwarded-For: ${address()}\r\n` +
    `User-Agent: bench\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

const make = () => {
  const key = createIdempotencyKey();
  return { key, text: request(key) };
};
const prepared = Array.from({ length: Math.min(seconds * PER_SECOND, MOST_PREPARED) }, make);

const stored = [];
const times = [];
const refusalTimes = [];
const others = {};
const cpuBefore = process.cpuUsage();
const started = performance.now();
let sent = 0;
/** Time until the next submission is due, in ms. */
const untilDue = () => started + (sent++ / perSecond) * 1_000 - performance.now();
const end = started + seconds * 1_000;

const count = (what) => (others[what] = (others[what] ?? 0) + 1);

/** One connection after the other, as the platform ends them, until the time is over. */
async function visit(_, at) {
  if (arriveMs > 0) await sleep((at / connections) * arriveMs);
  while (performance.now() < end) await sendOnOneConnection();
}

/** A request, its answer read by its length, the next request: the same again where it was refused. */
function sendOnOneConnection() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let held = Buffer.alloc(0);
    let one = prepared.pop() ?? make();
    let since = 0;
    const send = () => {
      since = performance.now();
      socket.write(one.text);
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', (error) => count(error.code));
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const at = held.indexOf(HEAD_END);
      if (at < 0) return;
      const head = held.toString('latin1', 0, at);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (held.length < at + HEAD_END.length + length) return;
      const text = held.toString('utf8', at + HEAD_END.length);
      held = Buffer.alloc(0);
      const ms = performance.now() - since;
      times.push(ms);
      if (head.startsWith('HTTP/1.1 201')) {
        stored.push({ key: one.key, text });
        one = prepared.pop() ?? make();
      } else {
        refusalTimes.push(ms);
        count(head.slice(9, 12));
        if (!/^retry-after: [1-9]/im.test(head)) count('without Retry-After');
      }
      const refusedMs = isPatient ? 1_000 * Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 0) : 0;
      const waitMs = Math.max(refusedMs, untilDue());
      const isOver = performance.now() + waitMs >= end || /^connection: close/im.test(head);
      if (isOver) socket.end();
      else if (waitMs > 0) setTimeout(send, waitMs);
      else send();
    });
  });
}

await Promise.all(Array.from({ length: connections }, visit));
const elapsed = (performance.now() - started) / 1_000;
const cpu = process.cpuUsage(cpuBefore);
const lines = stored.map(({ key, text }) => `${key} ${JSON.parse(text).submissionId}`);
await writeFile(acks, lines.join('\n'));
const percentile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
console.log(
  JSON.stringify({
    perSecond: stored.length / elapsed,
    stored: stored.length,
    others,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    sender: (cpu.user + cpu.system) / stored.length,
    refusalP99: percentile(refusalTimes, 0.99) ?? 0,
  }),
);
