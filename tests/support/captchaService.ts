import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Provider = 'hcaptcha' | 'turnstile';

/** Behaviour of siteverify: like the real ones, silent, too large, malformed, or a failing proxy's. */
type Mode = 'well' | 'never' | 'hugely' | 'nonsense' | 'broken';

/** A stand-in for hCaptcha and Turnstile alike: set `INLAY_CAPTCHA_URL` to its `url`. */
export interface CaptchaService {
  url: string;
  /** Configuration of the platform for a provider. */
  config(provider: Provider): { provider: Provider; siteKey: string; secret: string; serviceUrl: string };
  settings(provider: Provider): { provider: Provider; siteKey: string; scriptUrl: string };
  /** A token as the widget gives it on a page of that host. */
  token(hostname: string, kind?: 'good' | 'expired'): string;
  answer(mode: Mode): void;
  /** The next requests for a script are cut off. */
  failScripts(count: number): void;
  /** Requested scripts, and the requests to siteverify. */
  scriptsAsked: string[];
  verifications: URLSearchParams[];
  close(): Promise<void>;
}

export const CAPTCHA_SITE_KEY = '10000000-test-site-key';
export const CAPTCHA_SECRET = 'a-secret-only-the-server-knows';

const PATHS: Record<Provider, { script: string; verification: string }> = {
  hcaptcha: { script: '/1/api.js', verification: '/siteverify' },
  turnstile: { script: '/turnstile/v0/api.js', verification: '/turnstile/v0/siteverify' },
};

/** The services' codes for refused tokens. */
const CODES: Record<Provider, { used: string; expired: string }> = {
  hcaptcha: { used: 'already-seen-response', expired: 'expired-input-response' },
  turnstile: { used: 'timeout-or-duplicate', expired: 'timeout-or-duplicate' },
};

/** Starts it on a free port. */
export async function startCaptchaService(): Promise<CaptchaService> {
  let mode: Mode = 'well';
  let scriptsToFail = 0;
  const used = new Set<string>();
  const scriptsAsked: string[] = [];
  const verifications: URLSearchParams[] = [];

  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://service');
    for (const provider of ['hcaptcha', 'turnstile'] as const) {
      if (url.pathname === PATHS[provider].script) return sendScript(provider, url, response);
      if (url.pathname === PATHS[provider].verification && request.method === 'POST') {
        verifications.push(new URLSearchParams(await readText(request)));
        return sendVerdict(provider, response);
      }
    }
    // Response of content blockers in place of a script.
    if (url.pathname === '/silent.js') response.setHeader('Content-Type', 'text/javascript').end();
    else response.writeHead(404).end();
  }

  function sendScript(provider: Provider, url: URL, response: ServerResponse): void {
    scriptsAsked.push(url.pathname + url.search);
    if (scriptsToFail > 0) {
      scriptsToFail--;
      response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end();
      return;
    }
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(widgetScript(provider, url.searchParams.get('onload') ?? ''));
  }

  function sendVerdict(provider: Provider, response: ServerResponse): void {
    if (mode === 'never') return;
    if (mode === 'broken') {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    if (mode === 'nonsense') response.end('{"success":"perhaps"}');
    else if (mode === 'hugely') response.end(JSON.stringify({ success: true, x: 'x'.repeat(1_000_000) }));
    else response.end(JSON.stringify(judge(provider, verifications.at(-1) ?? new URLSearchParams(), used)));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    config: (provider) => ({ provider, siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET, serviceUrl: url }),
    settings: (provider) => ({
      provider,
      siteKey: CAPTCHA_SITE_KEY,
      scriptUrl: `${url}${PATHS[provider].script}?render=explicit`,
    }),
    token: (hostname, kind = 'good') => `${kind}/${hostname}/${randomUUID()}`,
    answer(next) {
      mode = next;
    },
    failScripts(count) {
      scriptsToFail = count;
    },
    scriptsAsked,
    verifications,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function judge(provider: Provider, asked: URLSearchParams, used: Set<string>): object {
  const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes });
  const token = asked.get('response') ?? '';
  const [kind, hostname] = token.split('/');
  if (asked.get('secret') !== CAPTCHA_SECRET) return refuse('invalid-input-secret');
  if (provider === 'hcaptcha' && asked.get('sitekey') !== CAPTCHA_SITE_KEY)
    return refuse('sitekey-secret-mismatch');
  if (kind === 'expired') return refuse(CODES[provider].expired);
  if (kind !== 'good') return refuse('invalid-input-response');
  if (used.has(token)) return refuse(CODES[provider].used);
  used.add(token);
  return { success: true, challenge_ts: new Date().toISOString(), hostname, 'error-codes': [] };
}

/** The whole widget: a button that gives a token, then one that lets it expire. */
const widgetScript = (provider: Provider, onload: string): string => `{
  const widgets = new Map();
  const draw = (id) => {
    const { box, parameters, isSolved } = widgets.get(id);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = isSolved ? 'Let it expire' : 'I am human (${provider})';
    button.addEventListener('click', () => {
      widgets.get(id).isSolved = !isSolved;
      draw(id);
      if (isSolved) parameters['expired-callback']();
      else parameters.callback('good/' + location.hostname + '/' + Math.random());
    });
    box.replaceChildren(button);
  };
  window[${JSON.stringify(provider)}] = {
    render(box, parameters) {
      const id = 'widget-' + widgets.size;
      widgets.set(id, { box, parameters, isSolved: false });
      draw(id);
      return id;
    },
    reset(id) {
      widgets.get(id).isSolved = false;
      draw(id);
    },
    remove(id) {
      widgets.get(id).box.replaceChildren();
    },
  };
  window[${JSON.stringify(onload)}]?.();
}`;

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
