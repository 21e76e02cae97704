import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { Form } from '../forms/form.entity.ts';
import type { LiveEvents } from './liveEvents.ts';

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

interface Listener {
  /** As the session says now. */
  mayHearOf(form: WatchedForm): boolean;
  tell(formId: string): void;
}

/** Which forms got submissions, for those who may see them. */
export interface SubmissionNews {
  /** @returns how to stop listening. */
  subscribe(listener: Listener): () => void;
}

/**
 * Gathers what was stored, and tells each listener the forms he may see (T34). Who sees a form is read
 * once for all listeners, after the submission and right before it is told.
 */
export function createSubmissionNews(deps: {
  orm: MikroORM;
  live: LiveEvents;
  logger: Logger;
}): SubmissionNews {
  const { orm, live, logger } = deps;
  const listeners = new Set<Listener>();
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const report = async (): Promise<void> => {
    const ids = [...gathered];
    gathered.clear();
    if (listeners.size === 0) return;
    const forms = await orm.em.fork().find(Form, { id: { $in: ids }, deletedAt: null }, { fields: WATCHED });
    for (const listener of listeners) {
      for (const form of forms) {
        if (listener.mayHearOf(form)) listener.tell(form.id);
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
    report().catch((error: unknown) => logger.warn({ err: error }, 'New submissions were not announced'));
  };

  live.subscribe((event) => {
    if (event.type === 'closing') clearTimeout(timer);
    if (event.type !== 'submissions') return;
    gathered.add(event.formId);
    if (timer === undefined) flush();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
