import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AppContext } from '../../platform/http/appContext.ts';
import { createAssistantServer } from './assistantServer.ts';
import type { McpDeps } from './mcp.ts';
import type { Program } from './program.ts';

/** A message to the server of assistants, with who sends it. */
interface Message {
  program: Program;
  /** Undefined without one. */
  body: unknown;
}

/** What a message brings to the server that answers it. */
type Served = Parameters<typeof createAssistantServer>[1];

/** Headers of an exchange by which its protocol is told. */
const PASSED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Returns what answers messages of both revisions of the protocol, each by a server of its own: nothing is kept between
 * two messages, so any process may answer any of them.
 */
export function createMcpAnswers(deps: McpDeps): (ctx: AppContext, message: Message) => Promise<void> {
  const handler = createMcpHandler(
    ({ authInfo }) => createAssistantServer(deps, authInfo?.extra as Served),
    // Nothing here changes while somebody listens, so no stream is held open.
    { maxSubscriptions: 0, onerror: () => undefined },
  );
  return async (ctx, { program, body }) => {
    const { key } = program.principal.actor;
    const headers = PASSED.flatMap((name) => (ctx.get(name) === '' ? [] : [[name, ctx.get(name)] as const]));
    const answer = await handler.fetch(
      new Request(new URL(ctx.path, deps.config.publicUrl), {
        method: ctx.method,
        headers: Object.fromEntries(headers),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      {
        ...(body !== undefined && { parsedBody: body }),
        authInfo: {
          token: '',
          clientId: key.id,
          scopes: [...program.principal.scopes],
          extra: { program, ctx } satisfies Served,
        },
      },
    );
    for (const [name, value] of answer.headers) if (name !== 'content-length') ctx.set(name, value);
    ctx.set('Cache-Control', 'no-store');
    const text = await answer.text();
    ctx.body = text === '' ? null : text;
    ctx.status = answer.status;
    const type = answer.headers.get('content-type');
    if (type) ctx.set('Content-Type', type);
  };
}
