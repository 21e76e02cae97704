import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { Form } from '../../platform/entities/form.entity.ts';
import type { LiveEvents } from '../../platform/realtime/liveEvents.ts';
import { MAX_LEFT, submissionsEvent, type SubmissionsEvent } from '../../submissions/submissionsEvent.ts';

/** Interval between two events of one form, in ms: at most two a second (D-13). */
const GATHER_MS = 500;

/** Properties of a form that decide who receives events of its submissions. */
const WATCHED = [
  'accountId',
  'clientId',
  'clientFolderId',
  'clientMayReadSubmissions',
  'clientMayExport',
  'clientMayComment',
  'clientSeesStatus',
  'clientVisibleFields',
  'clientVisibleFrom',
] as const;
export type WatchedForm = Pick<Form, 'id' | (typeof WATCHED)[number]>;

interface Subscriber {
  /** Returns whether the subscriber may see submissions of the form, by its session now. */
  maySee(form: WatchedForm): boolean;
  send(event: SubmissionsEvent): void;
}

/** Events of submissions, for subscribers who may see them. */
export interface SubmissionEvents {
  /**
   * @param since a time in ms: remembered events from then on are sent first.
   * @returns a function that unsubscribes.
   */
  subscribe(subscriber: Subscriber, since?: number): () => void;
}

/** Merges two events of a form. A list that is to be read again needs no names. */
export function mergeEvents(
  before: SubmissionsEvent,
  { formId, left, isReread, commented: named }: SubmissionsEvent,
): SubmissionsEvent {
  const all = [...(before.left ?? []), ...(left ?? [])];
  const commented = [...(before.commented ?? []), ...(named ?? [])].slice(-MAX_LEFT);
  const isWhole = before.isReread || isReread || all.length > MAX_LEFT;
  return {
    formId,
    ...(isWhole ? { isReread: true as const } : all.length > 0 && { left: all }),
    ...(commented.length > 0 && { commented }),
  };
}

/**
 * Gathers events of submissions and sends each subscriber those of forms it may see (T34). The form is read once
 * for all subscribers, after the event and right before it is sent.
 */
export function createSubmissionEvents(deps: {
  orm: MikroORM;
  live: LiveEvents;
  logger: Logger;
}): SubmissionEvents {
  const { orm, live, logger } = deps;
  const subscribers = new Set<Subscriber>();
  const gathered = new Map<string, SubmissionsEvent>();
  let timer: NodeJS.Timeout | undefined;
  let lastSend: Promise<void> = Promise.resolve();

  const gather = (into: Map<string, SubmissionsEvent>, event: SubmissionsEvent): void => {
    into.set(event.formId, mergeEvents(into.get(event.formId) ?? { formId: event.formId }, event));
  };

  const sendGathered = (): Promise<void> => {
    const events = new Map(gathered);
    gathered.clear();
    return sendTo(subscribers, events);
  };

  const sendTo = async (
    some: ReadonlySet<Subscriber>,
    events: ReadonlyMap<string, SubmissionsEvent>,
  ): Promise<void> => {
    if (some.size === 0 || events.size === 0) return;
    const among = { id: { $in: [...events.keys()] }, deletedAt: null };
    const forms = await orm.em.fork().find(Form, among, { fields: WATCHED });
    for (const subscriber of some) {
      for (const form of forms) {
        const event = events.get(form.id);
        if (event && subscriber.maySee(form)) subscriber.send(event);
      }
    }
  };

  /** Sends in order: a submission may leave again right after it came back. */
  const sendInOrder = (work: () => Promise<void>): void => {
    lastSend = lastSend
      .then(work)
      .catch((error: unknown) => logger.warn({ err: error }, 'Events of submissions were not sent'));
  };

  /** Sends the first event at once, and those behind it together. */
  const flush = (): void => {
    if (gathered.size === 0) {
      timer = undefined;
      return;
    }
    timer = setTimeout(flush, GATHER_MS);
    timer.unref();
    sendInOrder(sendGathered);
  };

  live.onClose(() => clearTimeout(timer));
  live.subscribe(submissionsEvent, (event) => {
    gather(gathered, event);
    if (timer === undefined) flush();
  });

  return {
    subscribe(subscriber, since) {
      subscribers.add(subscriber);
      const missed = new Map<string, SubmissionsEvent>();
      if (since !== undefined) live.subscribe(submissionsEvent, (event) => gather(missed, event), since)();
      sendInOrder(() => sendTo(new Set([subscriber]), missed));
      return () => subscribers.delete(subscriber);
    },
  };
}
