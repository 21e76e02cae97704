import { runAsRequest } from '../tracing/tracing.ts';
import type { AppContext, Next } from './appContext.ts';

/** Runs each request as a span, below the one its sender names (W3C Trace Context), by the route it matched. */
export const traceRequests = async (ctx: AppContext, next: Next): Promise<void> => {
  const { requestId } = ctx.state;
  const { method } = ctx;
  const attributes = { 'http.request.method': method, 'inlay.request_id': requestId };
  const options = { kind: 'server', parent: ctx.get('traceparent'), attributes } as const;
  await runAsRequest(requestId, method, options, async (span) => {
    await next();
    if (!span) return;
    const route = findRoute(ctx);
    // The path itself may hold a token.
    if (route) span.rename(`${method} ${route}`);
    span.set({ 'http.response.status_code': ctx.status, ...(route && { 'http.route': route }) });
    if (ctx.status >= 500) span.fail(String(ctx.status));
  });
};

function findRoute(ctx: AppContext): string | null {
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' ? route : null;
}
