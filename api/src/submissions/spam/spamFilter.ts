import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { FormDefinition, StoredAnswers } from '@inlay/sdk/model';
import { z } from 'zod';
import type { SpamLevel, SpamReason } from '../../platform/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/calendar/durations.ts';
import { defineEvent } from '../../platform/realtime/defineEvent.ts';
import type { LiveEvents } from '../../platform/realtime/liveEvents.ts';
import { readTexts, type AnswerTexts } from './answerTexts.ts';
import { createBlockList, type FindBlocked } from './blockList.ts';
import { isDisposable } from './disposableDomains.ts';
import { mainScript, scriptsIn } from './letters.ts';
import { createNearCopies } from './nearCopies.ts';

/** An account has changed what it says of spam. */
export const spamEvent = defineEvent('spam', z.object({ accountId: z.uuid() }));

/** Score from which on a submission goes to the Spam folder, by the level of its form. */
const THRESHOLDS: Readonly<Record<Exclude<SpamLevel, 'off'>, number>> = { careful: 100, strict: 60 };

/** Texts that a reason repeats, at most, and their characters. */
const MOST_FOUND = 3;
const MOST_FOUND_LENGTH = 100;
/** Submissions of a form that say what it usually gets, and the share of them that makes something usual. */
const HABIT_ROWS = 100;
const USUAL_SHARE = 0.05;
const HABIT_MS = 10 * MINUTE_MS;
const MAX_FORMS = 10_000;
/** Page loads whose beginning is remembered, at most. */
const MAX_LOADS = 100_000;

/** A submission as it is weighed, before it is stored. */
export interface Weighed {
  form: { id: string; accountId: string; definition: FormDefinition; spamLevel: SpamLevel };
  answers: StoredAnswers;
  /** The key under which it is sent; a repeat is the same submission. */
  key: string;
  ipAddress: string | null;
  /** What stands in the field that nobody sees. */
  trap: string;
  /** The page load that it comes from; undefined for one that no script has sent. */
  loadId: string | null | undefined;
  hasCaptcha: boolean;
}

/** Why a submission goes to the Spam folder. */
export interface SpamVerdict {
  score: number;
  reasons: SpamReason[];
}

/** Weighs submissions of visitors. */
export interface SpamFilter {
  /** Returns why a submission is spam, the heaviest reason first; null where it is none (SPAM-001). */
  weigh(submission: Weighed): Promise<SpamVerdict | null>;
  /** Notes that a page was opened; the first note of a load counts. */
  noteLoad(loadId: string): void;
  /** Reads again what an account says of spam. */
  forget(accountId: string): void;
}

interface Profile {
  findBlocked: FindBlocked;
  blocksDisposable: boolean;
}

const FIND_PROFILE = `select blocked, blocks_disposable as "blocksDisposable" from account_spam where account_id = $1`;

/** The newest submissions of a form; nearly all of them are what it usually gets. */
const FIND_HABITS = `
  select left(search_text, 500) as text from form_submissions
  where account_id = $1 and form_id = $2 and deleted_at is null
  order by submitted_at desc, id desc limit ${HABIT_ROWS}`;

/** What the texts of a form usually have. */
interface Habits {
  links: boolean;
  scripts: ReadonlySet<string>;
}

/** Weighs by what this process remembers: an account costs one statement until it changes its list (decision 895). */
export function createSpamFilter({ pool, live }: { pool: Pool; live: LiveEvents }): SpamFilter {
  const copies = createNearCopies();
  const loads = new LRUCache<string, number>({ max: MAX_LOADS, ttl: DAY_MS });
  const profiles = new LRUCache<string, Promise<Profile>>({ max: MAX_FORMS });
  const habits = new LRUCache<string, Promise<Habits>>({ max: MAX_FORMS, ttl: HABIT_MS });
  const forget = (accountId: string): void => void profiles.delete(accountId);
  live.subscribe(spamEvent, ({ accountId }) => forget(accountId));
  live.onResync(() => profiles.clear());

  function profileOf(accountId: string): Promise<Profile> {
    const known = profiles.get(accountId);
    if (known) return known;
    const asked = loadProfile(pool, accountId);
    profiles.set(accountId, asked);
    asked.catch(() => forget(accountId));
    return asked;
  }

  function habitsOf({ id, accountId }: Weighed['form']): Promise<Habits> {
    const known = habits.get(id);
    if (known) return known;
    const asked = loadHabits(pool, { id, accountId });
    habits.set(id, asked);
    asked.catch(() => habits.delete(id));
    return asked;
  }

  /** What the form has never had: links, and letters that neither it nor its other submissions have. */
  async function unusual(form: Weighed['form'], { links, free }: AnswerTexts): Promise<SpamReason[]> {
    const script = mainScript(free);
    const isForeign = script !== null && !ownScripts(form.definition).has(script);
    if (links.length === 0 && !isForeign) return [];
    const usual = await habitsOf(form);
    const reasons: SpamReason[] = [];
    if (links.length > 0 && !usual.links)
      reasons.push({
        signal: 'links',
        weight: links.length < 3 ? 30 : 50,
        found: shorten(links),
        count: links.length,
      });
    if (isForeign && !usual.scripts.has(script))
      reasons.push({ signal: 'script', weight: 40, found: [script] });
    return reasons;
  }

  return {
    noteLoad(loadId) {
      if (!loads.has(loadId)) loads.set(loadId, Date.now());
    },
    forget,
    async weigh(submission) {
      const { form, answers, key, ipAddress, trap, loadId, hasCaptcha } = submission;
      const { accountId, definition, spamLevel } = form;
      if (spamLevel === 'off') return null;
      const texts = readTexts(definition, answers);
      const { findBlocked, blocksDisposable } = await profileOf(accountId);
      const reasons: SpamReason[] = [];
      const add = (signal: SpamReason['signal'], weight: number, more: Partial<SpamReason> = {}) =>
        void reasons.push({ signal, weight, ...more });

      if (trap !== '') add('trap', 70);
      const opened = loadId ? loads.get(loadId) : undefined;
      // A page whose visit is not counted is opened as well: a browser may block that, another process may know it.
      if (loadId === null) add('direct', 40);
      else if (loadId && opened === undefined) add('direct', 20);
      const seconds = opened === undefined ? Infinity : (Date.now() - opened) / 1_000;
      if (seconds < 4) add('fast', seconds < 2 ? 60 : 30, { count: Math.round(seconds) });
      const repeats = copies.note({ accountId, key, text: texts.free });
      if (repeats > 0) add('repeated', repeats < 3 ? 30 : repeats < 10 ? 50 : 80, { count: repeats });
      reasons.push(...(await unusual(form, texts)));
      const blocked = findBlocked({ ...texts, text: texts.all.toLowerCase(), ipAddress });
      if (blocked.length > 0) add('blocked', 200, { found: shorten(blocked) });
      const disposable = blocksDisposable ? texts.hosts.filter(isDisposable) : [];
      if (disposable.length > 0) add('disposable', 40, { found: shorten(disposable) });
      if (reasons.length > 0 && hasCaptcha) add('captcha', -30);

      const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
      if (score < THRESHOLDS[spamLevel]) return null;
      return { score, reasons: reasons.toSorted((one, other) => other.weight - one.weight) };
    },
  };
}

const shorten = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_FOUND).map((text) => text.slice(0, MOST_FOUND_LENGTH));

const scriptsOf = new WeakMap<FormDefinition, ReadonlySet<string>>();

/** The scripts of a form's own texts, in all of its languages. */
function ownScripts(definition: FormDefinition): ReadonlySet<string> {
  const known = scriptsOf.get(definition);
  if (known) return known;
  const found = scriptsIn(JSON.stringify(definition));
  scriptsOf.set(definition, found);
  return found;
}

async function loadProfile(pool: Pool, accountId: string): Promise<Profile> {
  const { rows } = await pool.query<{ blocked: string[]; blocksDisposable: boolean }>({
    name: 'find_account_spam',
    text: FIND_PROFILE,
    values: [accountId],
  });
  const { blocked = [], blocksDisposable = false } = rows[0] ?? {};
  return { findBlocked: createBlockList(blocked), blocksDisposable };
}

async function loadHabits(
  pool: Pool,
  { id, accountId }: Pick<Weighed['form'], 'id' | 'accountId'>,
): Promise<Habits> {
  const { rows } = await pool.query<{ text: string | null }>(FIND_HABITS, [accountId, id]);
  const texts = rows.map(({ text }) => text ?? '');
  const isUsual = (count: number): boolean => count > 0 && count >= texts.length * USUAL_SHARE;
  const scripts = texts.map(scriptsIn);
  return {
    links: isUsual(texts.filter((text) => /https?:\/\/|www\./.test(text)).length),
    scripts: new Set(
      [...new Set(scripts.flatMap((found) => [...found]))].filter((script) =>
        isUsual(scripts.filter((found) => found.has(script)).length),
      ),
    ),
  };
}
