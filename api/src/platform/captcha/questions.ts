import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { HOUR_MS } from '../calendar/durations.ts';
import type { VerifiedCaptcha } from './captcha.ts';

/** Lifetime of a question, in ms: as long as filling in a form may take. */
const LIFETIME_MS = HOUR_MS;
/** Largest number in a question. */
const MAX_NUMBER = 9;

/** A sum, and the proof that this platform posed it. */
export interface Question {
  first: number;
  second: number;
  token: string;
}

/**
 * Questions that replace the built-in captcha for visitors without JavaScript (D-185). A question is signed,
 * bound to one form, valid for an hour and consumed by any answer, even a wrong one. Questions stop robots
 * that fill in every form, not an attacker of this form: decision 052.
 */
export interface CaptchaQuestions {
  ask(formId: string): Question;
  /** The question behind a token that is still good; null for any other. */
  read(formId: string, token: string): Question | null;
  /**
   * Returns null for a wrong answer or a bad token. The caller consumes a right one by storing its hash
   * (T30).
   */
  verify(formId: string, token: string, answer: string): Promise<VerifiedCaptcha | null>;
}

const SPEND = `
  insert into used_captcha_tokens (token_hash, provider, expires_at) values ($1, 'question', $2)
  on conflict do nothing`;

/** @param deps.secret the installation's: a token of one node is good on every other. */
export function createCaptchaQuestions(deps: { secret: string; pool: Pool }): CaptchaQuestions {
  // A derived key, so that a question's signature is valid for nothing else.
  const key = createHmac('sha256', deps.secret).update('captcha question').digest();
  const sign = (formId: string, payload: string): Buffer =>
    createHmac('sha256', key).update(`${formId}:${payload}`).digest();

  const read = (formId: string, token: string): (Question & { expiresAt: Date }) | null => {
    const [, payload = '', signature = ''] = /^([\w-]+(?:\.[\w-]+){3})\.([\w-]{43})$/.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = sign(formId, payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [first, second, expires] = payload.split('.').map(Number);
    if (first === undefined || second === undefined || !(Number(expires) > Date.now())) return null;
    return { first, second, token, expiresAt: new Date(Number(expires)) };
  };

  return {
    ask(formId) {
      const [first, second] = [randomInt(1, MAX_NUMBER + 1), randomInt(1, MAX_NUMBER + 1)];
      const payload = `${first}.${second}.${Date.now() + LIFETIME_MS}.${randomUUID()}`;
      return { first, second, token: `${payload}.${sign(formId, payload).toString('base64url')}` };
    },
    read,
    async verify(formId, token, answer) {
      const question = read(formId, token);
      if (!question) return null;
      const { first, second, expiresAt } = question;
      const hash = createHash('sha256').update(`question:${token}`).digest('hex');
      if (toNumber(answer) === first + second)
        return { hash, provider: 'altcha', expiresAt, isOwnPage: true };
      await deps.pool.query(SPEND, [hash, expiresAt]);
      return null;
    },
  };
}

/** Whole numbers in the digits of our languages: ASCII, full-width, Arabic. NaN for anything else. */
function toNumber(answer: string): number {
  const digits = answer
    .slice(0, 20)
    .normalize('NFKC')
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return /^\d{1,3}$/.test(digits) ? Number(digits) : NaN;
}
