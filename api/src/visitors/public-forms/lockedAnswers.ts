import {
  fieldsOf,
  hasEnded,
  isLocked,
  isQuestion,
  LOCKED_PART,
  openLocked,
  pagesOf,
  readLocked,
  type AnswerIssue,
  type FormDefinition,
} from '@inlay/sdk/model';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { parseLinked } from '../../forms/publishing/lockableFields.ts';
import { isSigned } from '../../forms/publishing/lockedToken.ts';
import { isAnswerObject } from '../../submissions/replaceAnswers.ts';
import type { PublishedForm } from './publishedForm.ts';

type RawAnswers = Record<string, unknown>;
type LockedForm = Pick<PublishedForm, 'id' | 'definition' | 'lockedFields' | 'hiddenFields'>;

/** Time for which whoever opened a link before its end may send the form, in ms. */
const SEND_WITHIN_MS = DAY_MS;

/** A lock that the platform does not honour. */
const REFUSED = { [LOCKED_PART]: '' };

/** Whether a raw value is an answer that this platform has signed for a field, and that still fits it. */
function isHonoured(config: Pick<Config, 'secret'>, form: LockedForm, id: string, raw: unknown): boolean {
  const locked = readLocked(raw);
  if (!locked || !form.lockedFields.includes(id)) return false;
  if (!isSigned(config, { formId: form.id, fieldId: id }, locked.token)) return false;
  const field = fieldsOf(form.definition).find((one) => one.id === id);
  return field !== undefined && isQuestion(field) && parseLinked(field, locked.value) !== undefined;
}

/** Leaves out what only a signed link may fill in, and nobody can type: hidden fields that are locked. */
const withoutForged = (form: LockedForm, raw: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.entries(raw).filter(
      ([id, value]) => isLocked(value) || !form.lockedFields.includes(id) || !form.hiddenFields.includes(id),
    ),
  );

/** Reads the tokens beside the answers of a script, `plan.locked`, as plain posts and addresses are read. */
function withTokens(raw: RawAnswers): RawAnswers {
  const tokens = Object.entries(raw).filter(([name]) => name.endsWith(`.${LOCKED_PART}`));
  if (tokens.length === 0) return raw;
  const rest = Object.entries(raw).filter(([name]) => !name.endsWith(`.${LOCKED_PART}`));
  const locked = tokens.map(([name, token]) => [
    name.slice(0, name.lastIndexOf('.')),
    { [LOCKED_PART]: token },
  ]);
  return Object.fromEntries([...rest, ...locked]) as RawAnswers;
}

/**
 * Verifies the locked answers of a submission. A signed one wins over whatever stands beside it; one that is not
 * honoured is marked, and `openAnswers` reports it.
 */
export function verifyLocked(config: Pick<Config, 'secret'>, form: LockedForm, sent: unknown): unknown {
  if (form.lockedFields.length === 0 || !isAnswerObject(sent)) return sent;
  const raw = withoutForged(form, withTokens(sent));
  for (const [id, value] of Object.entries(raw)) {
    const locked = readLocked(value);
    const isLate = locked !== null && hasEnded(locked, Date.now() - SEND_WITHIN_MS);
    if (isLocked(value) && (isLate || !isHonoured(config, form, id, value))) raw[id] = REFUSED;
  }
  return raw;
}

/** What the address of a form fills in, and whether the platform refuses part of it. */
export interface OpenedLink {
  prefilled: RawAnswers;
  isRefused: boolean;
}

/**
 * Verifies the locked answers in the address of a form. What is not honoured is left out, so that the visitor answers
 * it; a field that is gone or has another type since is no refusal (decision 435).
 */
export function openLink(config: Pick<Config, 'secret'>, form: LockedForm, given: RawAnswers): OpenedLink {
  const raw = withoutForged(form, given);
  let isRefused = false;
  for (const [id, value] of Object.entries(raw)) {
    if (!isLocked(value)) continue;
    const locked = readLocked(value);
    const isGenuine = locked && isSigned(config, { formId: form.id, fieldId: id }, locked.token);
    const isInTime = locked && !hasEnded(locked, Date.now());
    isRefused ||= !isGenuine || !isInTime;
    if (!isInTime || !isHonoured(config, form, id, value)) delete raw[id];
  }
  return { prefilled: raw, isRefused };
}

/** Returns the issues of locked answers that were not honoured, each beside its field. */
export function refusedLocks(definition: FormDefinition, raw: unknown, message: string): AnswerIssue[] {
  if (!isAnswerObject(raw)) return [];
  return pagesOf(definition).flatMap((page) =>
    fieldsOf({ pages: [page] })
      .filter(({ id }) => isLocked(raw[id]) && !readLocked(raw[id]))
      .map(({ id }) => ({
        fieldId: id,
        code: 'link_refused' as const,
        pageId: page.id,
        params: { message },
      })),
  );
}

/** Returns raw answers with the locked ones as if they had been typed. */
export const openAnswers = (raw: unknown): unknown => (isAnswerObject(raw) ? openLocked(raw) : raw);

/** Leaves what a plain post says beside a locked answer out of it: the answer is the signed one. */
export function preferLocked(posted: URLSearchParams): URLSearchParams {
  const locked = [...posted.keys()].filter((name) => name.endsWith(`.${LOCKED_PART}`));
  const fields = locked.map((name) => name.slice(0, -LOCKED_PART.length - 1));
  if (fields.length === 0) return posted;
  return new URLSearchParams(
    [...posted].filter(
      ([name]) =>
        locked.includes(name) || !fields.some((field) => name === field || name.startsWith(`${field}.`)),
    ),
  );
}
