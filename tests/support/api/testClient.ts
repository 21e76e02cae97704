/** An answer with its body read. */
// The tests say what they expect of a body; its type would only say it twice.
// oxlint-disable-next-line typescript/no-explicit-any
export interface TestResponse<Body = any> {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  body: Body;
}

/** An HTTP client with cookies, like a browser. */
export class TestClient {
  readonly url: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, headers: Record<string, string> = {}, cookie = '') {
    this.url = url;
    this.#headers = headers;
    this.keep(cookie);
  }

  /** Cookies of the next request, e.g. `inlay_session=…`. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
  ): Promise<TestResponse> {
    const body = init.body === undefined ? {} : { body: init.body as BodyInit };
    const response = await this.open(path, { method, headers: init.headers ?? {}, ...body });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie.split(';')[0] ?? '');
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  /** Opens a response that does not end, such as live events. */
  open(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...this.#headers, ...init.headers };
    return fetch(this.url + path, { redirect: 'manual', ...init, headers });
  }

  /** Keeps a cookie, as `name=value`; without a value it goes. */
  keep(pair: string): void {
    const at = pair.indexOf('=');
    if (at < 0) return;
    if (at === pair.length - 1) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown = {}) => this.#json('POST', path, body);
  put = (path: string, body: unknown) => this.#json('PUT', path, body);
  putFile = (path: string, body: Uint8Array, type: string) =>
    this.send('PUT', path, { headers: { 'content-type': type }, body });
  delete = (path: string) => this.send('DELETE', path);
  patch = (path: string, body: unknown) => this.#json('PATCH', path, body);

  #json(method: string, path: string, body: unknown): Promise<TestResponse> {
    return this.send(method, path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
