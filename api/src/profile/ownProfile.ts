import type { EntityManager } from '@mikro-orm/postgresql';
import { checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import { OneTimeToken } from '../entities/oneTimeToken.entity.ts';
import type { Profile as ProfileAnswer, UpdateProfileRequest } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { formsOwnedBy } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import { Profile } from '../entities/profile.entity.ts';

/** Returns the user's own account. */
export async function getProfile(em: EntityManager, actor: Actor): Promise<ProfileAnswer> {
  const profile = await em.findOneOrFail(Profile, { user: actor.id });
  const waiting = await em.findOne(OneTimeToken, {
    realm: 'user',
    purpose: 'change_email',
    subjectId: actor.id,
    usedAt: null,
    expiresAt: { $gt: new Date() },
  });
  return {
    email: profile.email,
    fullName: profile.fullName,
    role: actor.role,
    formLimit: actor.formLimit,
    formCount: await em.count(Form, formsOwnedBy(actor)),
    notificationsEnabled: profile.notificationsEnabled,
    timeZone: profile.timeZone ?? null,
    pendingEmail: waiting?.newEmail ?? null,
  };
}

/** Changes what was sent and nothing else. @throws {ProblemError} `request.invalid`, naming the attribute. */
export async function updateProfile(
  em: EntityManager,
  actor: Actor,
  changes: UpdateProfileRequest,
): Promise<void> {
  const profile = await em.findOneOrFail(Profile, { user: actor.id });
  const { fullName, timeZone, notificationsEnabled } = changes;
  if (fullName !== undefined) profile.fullName = readFullName(fullName);
  if (timeZone !== undefined) profile.timeZone = readTimeZone(timeZone);
  if (notificationsEnabled !== undefined) profile.notificationsEnabled = notificationsEnabled;
  await em.flush();
}

function readFullName(text: string): string {
  const checked = checkText(text.trim(), MAX_PERSON_NAME_LENGTH);
  if (checked.ok) return checked.value;
  throw invalid('fullName', checked.code, checked.message);
}

/** A name of the IANA database, or null for the browser's own. */
function readTimeZone(name: string | null): string | null {
  if (name === null) return null;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw invalid('timeZone', 'unknown', 'This time zone is not known.');
  }
}

const invalid = (name: string, code: string, message: string): ProblemError =>
  new ProblemError('request.invalid', { message, issues: [{ path: [name], code, message }] });
