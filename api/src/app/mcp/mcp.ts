import type { Router } from '@koa/router';
import type { DenialDeps } from '../../people/auth/recordDenials.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { assistantCors } from '../../platform/http/cors.ts';
import type { Step } from '../../platform/http/directRoute.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { readJsonBody, type BodyLimits } from '../../platform/http/readBody.ts';
import { endpointsOf } from '../../platform/http/route.ts';
import { createLazy } from '../../platform/process/lazy.ts';
import { settingOf } from '../../platform/settings/platformSettings.ts';
import type { ToolDeps } from './tools/tool.ts';
import { MCP_PATH } from './mcpPath.ts';
import { createProgram, type ProgramPrincipal } from './program.ts';

/** What its steps need. */
export type McpDeps = Parameters<typeof authenticate>[0] & DenialDeps & ToolDeps;

/** The longest text of a form, and what JSON makes of its characters. */
const MCP_BODY_LIMITS: BodyLimits = { bytes: 1024 * 1024, depth: 32, keys: 1_000 };

const FIND_SWITCH = {
  name: 'find-assistants-switch',
  text: `select value from platform_settings where key = 'assistants'`,
};

/** Whether an administrator has opened the platform to assistants; asked anew at every call. */
export async function isOpenToAssistants({ primaryReads }: Pick<McpDeps, 'primaryReads'>): Promise<boolean> {
  const { rows } = await primaryReads.query<{ value: unknown }>(FIND_SWITCH);
  return settingOf('assistants', rows[0]?.value);
}

/**
 * The server of assistants by the Model Context Protocol (Streamable HTTP). Off, it is not there. Its code is loaded by
 * the first call (decision 195).
 * @param operations of API v1, which its tools ask.
 */
export function mcp(deps: McpDeps, operations: Router<AppState>): Step {
  const identify = authenticate(deps, { keysOnly: true, takesConnections: true });
  const known = createLazy(async () => endpointsOf([operations]));
  const handler = createLazy(async () => {
    const { createMcpAnswers } = await import('./mcpAnswers.ts');
    return createMcpAnswers(deps);
  });

  const serve = async (ctx: AppContext): Promise<void> => {
    const principal = await getProgram(ctx);
    const body = ctx.method === 'POST' ? await readJsonBody(ctx, MCP_BODY_LIMITS) : undefined;
    const program = createProgram(deps, { ctx, principal, operations: await known.get() });
    await (
      await handler.get()
    )(ctx, { program, body });
  };

  const run = async (ctx: AppContext): Promise<void> => {
    if (!(await isOpenToAssistants(deps))) throw new ProblemError('route.not_found');
    try {
      await identify(ctx, () => serve(ctx));
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401) throw withWayIn(deps, error);
      throw error;
    }
  };

  return (ctx, next) => (ctx.path === MCP_PATH ? assistantCors(ctx, () => run(ctx)) : next());
}

async function getProgram(ctx: AppContext): Promise<ProgramPrincipal> {
  const principal = await ctx.state.caller.identify();
  if (principal?.kind === 'apiKey') return principal;
  throw new ProblemError('api_key.required');
}

/** Says where a program learns how to be let in (RFC 9728). */
const withWayIn = ({ config }: McpDeps, { code }: ProblemError): ProblemError => {
  const metadata = `${new URL(config.publicUrl).origin}/.well-known/oauth-protected-resource${MCP_PATH}`;
  return new ProblemError(code, {
    headers: { 'WWW-Authenticate': `Bearer resource_metadata="${metadata}"` },
  });
};
