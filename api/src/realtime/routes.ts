import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { Router } from '@koa/router';
import type { Actor } from '../auth/actor.ts';
import { readSessionCookie } from '../auth/sessionCookie.ts';
import { findBearer } from '../auth/sessions.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { guard } from '../http/guard.ts';
import { createSubmissionNews } from './submissionNews.ts';

/** A line that keeps proxies from closing a quiet stream, every so many milliseconds. */
const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 2_000;
/** Streams one session may have open; the oldest is closed (T34). */
const MAX_STREAMS = 10;

/** Live events for the signed-in person (D-13): what to read again, never what it says. */
export function eventsRouter(deps: AppDeps): Router<AppState> {
  const { config, reads, live, logger } = deps;
  const router = new Router<AppState>({ prefix: '/api/events' });
  const streams = new Map<string, PassThrough[]>();
  const news = createSubmissionNews(deps);

  const open = (ctx: AppContext, sessionId: string): PassThrough => {
    const stream = new PassThrough();
    const others = streams.get(sessionId) ?? [];
    if (others.length >= MAX_STREAMS) others[0]?.end();
    streams.set(sessionId, [...others, stream]);
    stream.once('close', () => {
      const left = (streams.get(sessionId) ?? []).filter((one) => one !== stream);
      if (left.length > 0) streams.set(sessionId, left);
      else streams.delete(sessionId);
    });
    ctx.req.once('close', () => stream.destroy());
    return stream;
  };

  router.get(
    '/',
    guard({ access: 'session', status: 200 }, async ({ ctx, actor }) => {
      const token = readSessionCookie(ctx, config.publicUrl) ?? '';
      const stream = open(ctx, actor.sessionId);
      let person: Actor | null = actor;
      /** Each has an id, so that a browser that comes back says it has been here. */
      const send = (event: string, data: Record<string, string> = {}): void => {
        stream.write(`id: ${randomUUID()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };

      /** A session that has ended hears nothing any more (T25). */
      const checkSession = async (): Promise<void> => {
        const bearer = await findBearer(reads, token);
        person = bearer?.kind === 'ordinary' ? bearer.actor : null;
        if (person) send('account');
        else stream.end();
      };

      const unsubscribe = live.subscribe((event) => {
        if (event.type === 'resync') send('resync');
        if (event.type === 'closing') stream.end();
        if (event.type === 'job' && event.userId === actor.id) send('job');
        if (event.type !== 'account' || event.userId !== actor.id) return;
        checkSession().catch((error: unknown) => {
          logger.warn({ err: error }, 'A live stream was closed');
          stream.end();
        });
      });
      const unsubscribeNews = news.subscribe({
        actor: () => (person?.isApproved && !person.mustSetUpSecondFactor ? person : null),
        tell: (formId) => send('submissions', { formId }),
      });
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
      stream.once('close', () => {
        unsubscribe();
        unsubscribeNews();
        clearInterval(heartbeat);
      });

      // With an id, or a browser that comes back before it heard anything would not say so.
      stream.write(`retry: ${RETRY_MS}\nid: ${randomUUID()}\n\n`);
      // What was said meanwhile is not kept: whoever comes back reads everything once (D-13).
      if (ctx.get('Last-Event-ID')) send('resync');
      ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
      ctx.body = stream;
    }),
  );

  return router;
}
