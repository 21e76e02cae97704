import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { Form } from '../entities/form.entity.ts';
import { MAX_LEFT, type LiveEvent, type LiveEvents } from '../realtime/liveEvents.ts';

/** Between two reports of the same stream, in milliseconds: at most two a second (D-13). */
const GATHER_MS = 500;

/** What of a form decides who hears of its submissions. */
const WATCHED = [
  'ownerId',
  'assignedToUserId',
  'clientId',
  'clientMayReadSubmissions',
  'clientVisibleFrom',
] as const;
export type WatchedForm = Pick<Form, (typeof WATCHED)[number]>;

/** What there is to say of a form's submissions. */
export type FormNews = Omit<Extract<LiveEvent, { type: 'submissions' }>, 'type'>;

interface Listener {
  /** As the session says now. */
  mayHearOf(form: WatchedForm): boolean;
  tell(news: FormNews): void;
}

/** Of which forms submissions came, left or came back, for those who may see them. */
export interface SubmissionNews {
  /** @returns how to stop listening. */
  subscribe(listener: Listener): () => void;
}

/** Two reports of a form in one. Where the list is to be read again, nothing needs to be named. */
export function joinNews(before: FormNews, { formId, left, isReread }: FormNews): FormNews {
  const all = [...(before.left ?? []), ...(left ?? [])];
  if (before.isReread || isReread || all.length > MAX_LEFT) return { formId, isReread: true };
  return { formId, ...(all.length > 0 && { left: all }) };
}

/**
 * Gathers what happened to submissions, and tells each listener of the forms he may see (T34). Who sees a form is
 * read once for all listeners, after it happened and right before it is told.
 */
export function createSubmissionNews(deps: {
  orm: MikroORM;
  live: LiveEvents;
  logger: Logger;
}): SubmissionNews {
  const { orm, live, logger } = deps;
  const listeners = new Set<Listener>();
  const gathered = new Map<string, FormNews>();
  let timer: NodeJS.Timeout | undefined;
  let lastReport: Promise<void> = Promise.resolve();

  const report = async (): Promise<void> => {
    const news = new Map(gathered);
    gathered.clear();
    if (listeners.size === 0) return;
    const among = { id: { $in: [...news.keys()] }, deletedAt: null };
    const forms = await orm.em.fork().find(Form, among, { fields: WATCHED });
    for (const listener of listeners) {
      for (const form of forms) {
        const told = news.get(form.id);
        if (told && listener.mayHearOf(form)) listener.tell(told);
      }
    }
  };

  /** The first is told at once, those behind it together. */
  const flush = (): void => {
    if (gathered.size === 0) {
      timer = undefined;
      return;
    }
    timer = setTimeout(flush, GATHER_MS);
    timer.unref();
    // One after the other: what has left after it came back is told after it.
    lastReport = lastReport
      .then(report)
      .catch((error: unknown) => logger.warn({ err: error }, 'News of submissions were not told'));
  };

  live.subscribe((event) => {
    if (event.type === 'closing') clearTimeout(timer);
    if (event.type !== 'submissions') return;
    const { type: _, ...news } = event;
    gathered.set(news.formId, joinNews(gathered.get(news.formId) ?? { formId: news.formId }, news));
    if (timer === undefined) flush();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
