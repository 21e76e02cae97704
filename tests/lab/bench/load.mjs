/**
 * Asks for one address over and over, on so many connections at once, for so many seconds, and prints how many whole
 * answers came and how long they took, in ms. `node load.mjs URL SECONDS CONNECTIONS [COOKIE]`
 */
import { connect } from 'node:net';
import { timesOf } from './timesOf.mjs';

const [address, seconds, connections, cookie] = process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const REQUEST =
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nAccept-Language: en\r\n` +
  `${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`;
const HEAD_END = Buffer.from('\r\n\r\n');

const times = [];
let bytes = 0;
const started = performance.now();
const end = started + Number(seconds) * 1_000;

/** One connection: a request, its answer read by its length, the next request. */
function ask() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let held = Buffer.alloc(0);
    let since = 0;
    const send = () => {
      since = performance.now();
      socket.write(REQUEST);
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const at = held.indexOf(HEAD_END);
      if (at < 0) return;
      const head = held.toString('latin1', 0, at);
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (held.length < at + HEAD_END.length + length) return;
      times.push(performance.now() - since);
      bytes = length;
      held = Buffer.alloc(0);
      if (performance.now() < end) send();
      else socket.end();
    });
  });
}

await Promise.all(Array.from({ length: Number(connections) }, ask));
const elapsed = (performance.now() - started) / 1_000;
const requests = times.length;
console.log(
  JSON.stringify({ requests, bytes, seconds: elapsed, perSecond: requests / elapsed, ...timesOf(times) }),
);
