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

/** A caller that keeps cookies, like a browser. */
export class TestClient {
  readonly url: string;
  #cookie: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  async send(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<TestResponse> {
    const headers = { ...(this.#cookie && { cookie: this.#cookie }), ...init.headers };
    const body = init.body === undefined ? {} : { body: init.body };
    const response = await fetch(this.url + path, { method, headers, redirect: 'manual', ...body });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.#cookie = pair.endsWith('=') ? null : pair;
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown = {}) => this.#json('POST', path, body);
  put = (path: string, body: unknown) => this.#json('PUT', path, body);
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
