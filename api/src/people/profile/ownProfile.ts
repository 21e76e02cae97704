import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  timeZoneSchema,
  type Profile as ProfileAnswer,
  type UpdateProfileRequest,
} from '../../platform/contract/index.ts';
import { readFrom } from '../../platform/db/readTogether.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { formLimitOf } from '../../platform/identity/workingAccount.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';

/** The part of the account that is read; the rest is the session's. */
type StoredProfile = Omit<ProfileAnswer, 'role'>;

/** Parts that the own account is read with. */
export interface ProfileDeps {
  /** A replica would lag behind a change. */
  primaryReads: Pool;
  /** Selects the forms of the account, which count against its limit. */
  selectOwnForms: (actor: Actor) => Sql;
}

/** Returns the user's own account. */
export async function getProfile(
  { primaryReads, selectOwnForms }: ProfileDeps,
  actor: Actor,
): Promise<ProfileAnswer> {
  const [stored] = await readFrom(primaryReads)<StoredProfile>(
    sql`
      select p.email, p.full_name as "fullName", p.notifications_enabled as "notificationsEnabled",
        p.mention_mails as "mentionMails", p.time_zone as "timeZone", p.language,
        (select t.new_email from one_time_tokens t
         where t.realm = 'user' and t.purpose = 'change_email' and t.subject_id = p.user_id
           and t.used_at is null and t.expires_at > ${new Date()} limit 1) as "pendingEmail",
        (select count(*)::int from (${selectOwnForms(actor)}) as owned) as "formCount",
        ${formLimitOf(sql`${actor.accountId}::uuid`)} as "formLimit"
      from profiles p where p.user_id = ${actor.id}`,
    { isKept: true },
  );
  if (!stored) throw new ProblemError('session.required');
  return { ...stored, role: actor.role };
}

/** Changes only the attributes it names. @throws {ProblemError} `request.invalid`, naming the attribute. */
export async function updateProfile(
  em: EntityManager,
  actor: Actor,
  changes: UpdateProfileRequest,
): Promise<void> {
  const profile = await em.findOneOrFail(Profile, { user: actor.id });
  const { fullName, timeZone, language, notificationsEnabled, mentionMails } = changes;
  if (fullName !== undefined) profile.fullName = parseFullName(fullName);
  if (timeZone !== undefined) profile.timeZone = parseTimeZone(timeZone);
  if (language !== undefined) profile.language = language;
  if (notificationsEnabled !== undefined) profile.notificationsEnabled = notificationsEnabled;
  if (mentionMails !== undefined) profile.mentionMails = mentionMails;
  await em.flush();
}

function parseFullName(text: string): string {
  const checked = checkText(text.trim(), MAX_PERSON_NAME_LENGTH);
  if (checked.ok) return checked.value;
  throw invalidField('fullName', checked);
}

/** Parses a name of the IANA database; null stands for the browser's zone. */
function parseTimeZone(name: string | null): string | null {
  if (name === null) return null;
  const { data: zone } = timeZoneSchema.safeParse(name);
  if (zone !== undefined) return zone;
  throw invalidField('timeZone', { code: 'unknown', message: 'This time zone is not known.' });
}
