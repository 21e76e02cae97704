import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { AppContext, AppState, Next } from './appContext.ts';

/** A middleware. */
export type Step = (ctx: AppContext, next: Next) => Promise<unknown>;

interface DirectRoute {
  method: string;
  /** Matches the usual spelling of the address, with groups for the parameters; Koa gets any other. */
  address: RegExp;
  /** The same address as Koa's router writes it. */
  route: string;
  /** From the outermost to the endpoint. */
  steps: readonly Step[];
}

/**
 * Runs the steps of one busy route without Koa's context, router and response; `app` answers everything else. The
 * same steps run in both, so the answers are the same (decision 189).
 */
export function directRoute(
  app: Koa<AppState>,
  { method, address, route, steps }: DirectRoute,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answerByKoa = app.callback();
  const run = steps.reduceRight<(ctx: AppContext) => Promise<unknown>>(
    (next, step) => (ctx) => step(ctx, () => next(ctx)),
    async () => undefined,
  );
  const answer = async (ctx: DirectContext): Promise<void> => {
    try {
      await run(ctx as unknown as AppContext);
      ctx.send();
    } catch (error) {
      app.emit('error', error);
      ctx.res.destroy();
    }
  };
  return (request, response) => {
    const found = request.method === method ? address.exec(request.url ?? '')?.groups : undefined;
    if (!found) return answerByKoa(request, response);
    return answer(new DirectContext(app.createContext(request, response), found, route));
  };
}

/** The members of Koa's context that the steps use. Answers are JSON, and headers are written once. */
class DirectContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly params: Readonly<Record<string, string>>;
  readonly _matchedRoute: string;
  state = {};
  status = 404;
  type = '';
  /** JSON that is written already. */
  body: string | undefined;
  readonly #request: Koa.Request;
  readonly #headers: Record<string, string> = {};

  constructor(
    { req, res, request }: Koa.ParameterizedContext,
    params: Readonly<Record<string, string>>,
    route: string,
  ) {
    this.req = req;
    this.res = res;
    this.params = params;
    this._matchedRoute = route;
    this.#request = request;
  }

  get method(): string {
    return this.#request.method;
  }

  get path(): string {
    return this.#request.path;
  }

  get querystring(): string {
    return this.#request.querystring;
  }

  get(name: string): string {
    return this.#request.get(name);
  }

  is(types: string[]): string | false | null {
    return this.#request.is(types);
  }

  set(headers: string | Readonly<Record<string, string>>, value = ''): void {
    if (typeof headers === 'string') this.#headers[headers] = value;
    else Object.assign(this.#headers, headers);
  }

  remove(name: string): void {
    delete this.#headers[name];
  }

  vary(name: string): void {
    const { Vary: known } = this.#headers;
    this.#headers['Vary'] = known ? `${known}, ${name}` : name;
  }

  send(): void {
    const { body = '' } = this;
    const headers = {
      ...this.#headers,
      'Content-Type': `${this.type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
    };
    this.res.writeHead(this.status, headers).end(body);
  }
}
