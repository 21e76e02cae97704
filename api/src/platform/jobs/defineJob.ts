import type { z } from 'zod';
import type { QueueName } from './queues.ts';

/** One run of a job. */
export interface Attempt {
  /** Whether the queue gives the job up when this attempt fails. */
  isLast: boolean;
  /** Aborted when the queue stops: a job that could run on for long ends soon. */
  signal: AbortSignal;
}

/** Schedule on which the queue adds a job. */
interface Cron {
  /** Five fields, in UTC. */
  match: string;
  /** Age up to which a missed run is made up for, in ms; by default it is skipped. */
  backfillMs?: number;
}

interface JobDefinition<Schema extends z.ZodType, Deps> {
  /** Stored with every job and never renamed: while processes are replaced, a queue holds jobs of the build before. */
  name: string;
  /** Accepts what the build before stored. */
  payload: Schema;
  queue: QueueName;
  cron?: Cron;
  /** Rest of the key, after the name, under which at most one job waits; by default any number waits. */
  key?: (payload: z.output<Schema>) => readonly string[];
  run(deps: Deps, payload: z.output<Schema>, attempt: Attempt): Promise<unknown>;
}

/** A job that `addJob` accepts. */
export interface AddableJob<Payload> {
  readonly name: string;
  readonly keyOf: (payload: Payload) => string | null;
}

/** A job as a worker runs it. */
export interface RunnableJob<Deps> {
  readonly name: string;
  readonly queue: QueueName;
  readonly cron: Cron | null;
  /** @throws {InvalidPayloadError} for a stored payload that the job's schema rejects. */
  readonly perform: (deps: Deps, stored: unknown, attempt: Attempt) => Promise<void>;
}

/** A stored payload that no further attempt can read. The message names paths and codes, never values. */
export class InvalidPayloadError extends Error {
  override readonly name = 'InvalidPayloadError';

  constructor({ issues }: z.core.$ZodError) {
    super(issues.map(({ path, code }) => `${path.join('.') || 'payload'}: ${code}`).join(', '));
  }
}

/** Defines a job in its feature; `app/jobs.ts` lists those that workers run. */
export function defineJob<Schema extends z.ZodType, Deps>(
  definition: JobDefinition<Schema, Deps>,
): AddableJob<z.output<Schema>> & RunnableJob<Deps> {
  const { name, payload: schema, queue, cron = null, key } = definition;
  return {
    name,
    queue,
    cron,
    keyOf: (payload) => (key ? [name, ...key(payload)].join(':') : null),
    async perform(deps, stored, attempt) {
      const payload = schema.safeParse(stored);
      if (!payload.success) throw new InvalidPayloadError(payload.error);
      await definition.run(deps, payload.data, attempt);
    },
  };
}
