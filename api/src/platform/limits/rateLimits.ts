import { createHmac } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { inTransaction } from '../db/inTransaction.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { MAX_KEY_CALLS } from '../contract/index.ts';
import { settingOf } from '../settings/platformSettings.ts';
import { gatherCounts, type Tally } from './gatherCounts.ts';

const FIND_SWITCH = `select value from platform_settings where key = 'serverRateLimits'`;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `points` times within `duration` seconds. */
interface Limit {
  points: number;
  duration: number;
  /** Counts guesses of a secret and cannot be switched off. */
  guardsSecret?: boolean;
  /** Is counted several times together, with the few more that this lets pass (decision 841). */
  isGathered?: boolean;
}

/** The limits by name. */
export const RATE_LIMITS = {
  /** Failed sign-ins of one source (T26). */
  signInSource: { points: 20, duration: 15 * MINUTE, guardsSecret: true },
  /** Failed sign-ins to one account, over all sources (T26). */
  signInAccount: { points: 100, duration: 15 * MINUTE, guardsSecret: true },
  /** Wrong codes of one account: stops an attacker who has the password (T26). */
  secondFactor: { points: 5, duration: 15 * MINUTE, guardsSecret: true },
  /** Wrong current passwords of a signed-in person. */
  ownPassword: { points: 5, duration: 15 * MINUTE, guardsSecret: true },
  /** Accounts created from one source. */
  signUpSource: { points: 10, duration: HOUR },
  /** Mails to one address, requested without a session (D-44). */
  mailAddress: { points: 3, duration: HOUR },
  /** Mails requested from one source, for any address. */
  mailSource: { points: 20, duration: HOUR },
  /** Mailed links followed from one source. */
  linkSource: { points: 60, duration: HOUR, guardsSecret: true },
  /** Ways to the sign-in provider that one source starts; a whole office may be one. */
  signOnSource: { points: 600, duration: HOUR },
  /** Tests of a sign-in provider by one administrator, each at an address of their choice. */
  providerTest: { points: 20, duration: HOUR },
  /** Calls of directories from one source: a first run writes everybody. */
  scim: { points: 3_000, duration: MINUTE },
  /** Pages of mailed links that one source opens: the link is not used up, and a page may be loaded again. */
  linkPage: { points: 300, duration: HOUR },
  /** Contact messages of one account (D-51). */
  contactMessage: { points: 5, duration: HOUR },
  /** Logos uploaded by one account, valid or not: each starts a process (T20). */
  logoUpload: { points: 30, duration: 10 * MINUTE },
  /** Pictures that one person uploads into forms; an imported form may bring many. */
  pictureUpload: { points: 120, duration: 10 * MINUTE },
  /** Websites whose look one account asks for: each is several calls and processes. */
  lookRead: { points: 20, duration: HOUR },
  /** Pages that one person has looked through for a form's line. */
  pageCheck: { points: 60, duration: HOUR },
  /** Test mails of one administrator, each to a server of their choice: enough to find the right settings. */
  mailTest: { points: 20, duration: HOUR },
  /** Lists of tables that one person asks vendors for, with credentials of their choice. */
  senderTables: { points: 60, duration: HOUR },
  /** Security events about refusals of one account, by kind; further refusals are not recorded. */
  refusals: { points: 20, duration: HOUR },
  /** Pages of forms that one source asks for, by a script or by plain posts: a school has 200 people at one address. */
  formStep: { points: 3_000, duration: 10 * MINUTE },
  /** Pages of shared results that one source asks for, also by wrong addresses. */
  sharedResults: { points: 300, duration: 10 * MINUTE },
  /** Pages with the status of a submission that one source asks for, also by wrong addresses. */
  submissionStatus: { points: 300, duration: 10 * MINUTE },
  /** Wrong passwords of one link to results, from one source. */
  resultsPasswordSource: { points: 10, duration: HOUR, guardsSecret: true },
  /** The same from all sources. */
  resultsPassword: { points: 300, duration: HOUR, guardsSecret: true },
  /** Wrong passwords of one form, from one source. */
  formPasswordSource: { points: 10, duration: HOUR, guardsSecret: true },
  /** The same from all sources. */
  formPassword: { points: 300, duration: HOUR, guardsSecret: true },
  /** Files that one source uploads to any form; the same school sends three each. */
  upload: { points: 600, duration: HOUR },
  /** Codes that one source has mailed to visitors' addresses. */
  emailCodeSource: { points: 20, duration: HOUR },
  /** Codes mailed for one form, to all addresses. */
  emailCodeForm: { points: 500, duration: HOUR },
  /** Wrong codes for one address of one form: a millionth of a chance each. */
  emailCode: { points: 10, duration: HOUR, guardsSecret: true },
  /** Answers in progress that one source saves, page by page. */
  unfinishedSave: { points: 3_000, duration: 10 * MINUTE },
  /** Answers in progress that one source begins to keep for one form; a whole office may be one. */
  unfinishedNew: { points: 60, duration: HOUR },
  /** Links of answers in progress that one source opens, also wrong ones. */
  unfinishedLink: { points: 300, duration: 10 * MINUTE, guardsSecret: true },
  /** Such links that one source has mailed. */
  unfinishedMail: { points: 20, duration: HOUR },
  /** The same for one form, to all addresses. */
  unfinishedMailForm: { points: 500, duration: HOUR },
  /** Reports of the embed doctor from one source. */
  embedReport: { points: 30, duration: HOUR },
  /** Reports about one form, from all sources. */
  embedReportForm: { points: 600, duration: HOUR },
  /** Clients of assistants that one source registers. */
  oauthRegister: { points: 30, duration: HOUR },
  /** Documents of clients that one source has us read. */
  oauthDocument: { points: 60, duration: HOUR },
  /** Wrong codes by which a person lets an assistant publish one form. */
  publishCode: { points: 10, duration: HOUR, guardsSecret: true },
  /** Reads of one API key; the settings say how many of these it may. */
  keyReads: { points: MAX_KEY_CALLS, duration: MINUTE, isGathered: true },
  /** Everything else that one API key asks for. */
  keyWrites: { points: MAX_KEY_CALLS, duration: MINUTE, isGathered: true },
} as const satisfies Record<string, Limit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The subject of a limit: an account or address by `key`; `source` is for the security event. */
export interface Counted {
  key: string;
  source: RequestSource;
  userId?: string;
  /** Times that the settings allow, where the caller has read them; at most those of the limit. */
  points?: number;
}

/** What is left of a limit. */
export interface LimitState {
  /** Times that were counted, this one included. */
  used: number;
  isExceeded: boolean;
  /** Until the count begins anew. */
  seconds: number;
}

/** Limits that all processes share. */
export interface RateLimits {
  /** Counts one, and says what is left; null while the limit is switched off. */
  count(name: RateLimitName, counted: Counted): Promise<LimitState | null>;
  /** Counts one; false when the limit is exceeded. */
  tryTake(name: RateLimitName, counted: Counted): Promise<boolean>;
  /** Counts one. @throws {ProblemError} `rate_limit.exceeded` with Retry-After; the error of an unavailable database. */
  take(name: RateLimitName, counted: Counted): Promise<void>;
  /** Uncounts one; it stays counted while the database is unavailable. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
  /** Resets the count. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

/**
 * Counts in the database: while that is unavailable nothing is taken. A second count, in memory, would let as many
 * guesses and mails pass again (T26); only calls of keys, which guard no secret, are gathered there.
 */
export function createRateLimits(deps: {
  pool: Pool;
  orm: MikroORM;
  secret: string;
  logger: Logger;
}): RateLimits {
  const { pool, orm, secret, logger } = deps;
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, limit]) => [
      name as RateLimitName,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.duration,
      }),
    ]),
  );
  const limiterOf = (name: RateLimitName): RateLimiterPostgres => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No such rate limit: ${name}`);
    return limiter;
  };
  // Addresses are personal data: the table holds a keyed hash only.
  const keyOf = (key: string): string =>
    createHmac('sha256', secret).update(`limit:${key}`).digest('base64url').slice(0, 32);
  const tallyOf = async (name: RateLimitName, key: string, times = 1): Promise<Tally> => {
    const { consumedPoints, msBeforeNext } = await consume(limiterOf(name), key, times);
    return { used: consumedPoints, msLeft: msBeforeNext };
  };
  const gathered = new Map(
    Object.entries(RATE_LIMITS).flatMap(([given, { isGathered = false }]: [string, Limit]) => {
      const name = given as RateLimitName;
      return isGathered ? [[name, gatherCounts((key, times) => tallyOf(name, key, times))] as const] : [];
    }),
  );
  const isOff = async (name: RateLimitName): Promise<boolean> => {
    const { guardsSecret = false }: Limit = RATE_LIMITS[name];
    if (guardsSecret) return false;
    // By this pool: also visitors' posts come by here, and the ORM's makes them wait for others.
    const { rows } = await pool.query<{ value: unknown }>(FIND_SWITCH);
    return !settingOf('serverRateLimits', rows[0]?.value);
  };

  const report = async (name: RateLimitName, { source, userId }: Counted): Promise<void> => {
    const event = {
      type: 'rate_limit_exceeded',
      source,
      userId: userId ?? null,
      data: { limit: name },
    } as const;
    await inTransaction(orm, (em) => recordEvent(em, event)).catch((error: unknown) =>
      logger.warn({ err: error }, 'A rate limit event could not be written'),
    );
  };

  const count: RateLimits['count'] = async (name, counted) => {
    if (counted.points === undefined && (await isOff(name))) return null;
    const points = counted.points ?? RATE_LIMITS[name].points;
    const key = keyOf(counted.key);
    const gather = gathered.get(name);
    const { used, msLeft, times } = gather
      ? await gather(key, points)
      : { ...(await tallyOf(name, key)), times: 1 };
    const isExceeded = used > points;
    // Recorded once per window, or a flood would fill the list.
    if (isExceeded && used - times <= points) await report(name, counted);
    return { used, isExceeded, seconds: Math.max(1, Math.ceil(msLeft / 1000)) };
  };

  return {
    count,
    tryTake: async (name, counted) => !(await count(name, counted))?.isExceeded,
    async take(name, counted) {
      const state = await count(name, counted);
      if (state?.isExceeded)
        throw new ProblemError('rate_limit.exceeded', { retryAfterSeconds: state.seconds });
    },
    async giveBack(name, key) {
      await limiterOf(name)
        .reward(keyOf(key))
        .catch((error: unknown) =>
          logger.warn({ err: error, limit: name }, 'A limit could not be given back'),
        );
    },
    async reset(name, key) {
      await limiterOf(name).delete(keyOf(key));
    },
  };
}

/** Counts, and returns the state also beyond the limit. */
async function consume(limiter: RateLimiterPostgres, key: string, times: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, times);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
