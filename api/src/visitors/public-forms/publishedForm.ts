import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import {
  findCaptcha,
  isCaptcha,
  limitedOptions,
  mapFields,
  withFormDefaults,
  planOf,
  type FormDefinition,
  type Language,
  type Plan,
} from '@inlay/sdk/model';
import { DAY_MS, HOUR_MS } from '../../platform/calendar/durations.ts';
import type { FormPublishingSettings } from '../../platform/contract/index.ts';
import { createCoalescedLookup } from '../../platform/db/coalescedLookup.ts';
import { isDatabaseUnavailable } from '../../platform/db/databaseErrors.ts';
import type { Config } from '../../platform/config/config.ts';
import { findSignInProvider, SIGN_IN_PROVIDER_KEY } from '../../platform/settings/signInProvider.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { loadPlacesLeft, type PlacesLeft } from './places/countPlaces.ts';
import { selectSettings } from '../../forms/publishing/settings.ts';
import { asksFirst, opensForm, type Pass } from './password/formPass.ts';
import { lockForm } from './password/lockForm.ts';
import { withFilledIn } from './withFilledIn.ts';

/** A form for the public routes. Its account never leaves the server. */
export interface PublishedForm extends Readonly<Omit<PublishedRow, 'language'>> {
  /** The requested revision, not always the current one. */
  revisionId: string;
  definition: FormDefinition;
  /** Its logic; null without any. */
  plan: Plan | null;
  /** True when the revision no longer takes answers; the visitor gets the current one. */
  isOutdated: boolean;
  /** What is left of its limited options; null without any, and where nobody has counted. */
  placesLeft: PlacesLeft | null;
  /** True when the database is away and this is its last known state. */
  isRecalled: boolean;
  /** The language of its texts: at first the owner's choice, else detected from this revision (D-191). */
  language: Language;
  /** All languages that visitors can choose, its own first; none where there is one alone (LANG-003). */
  languages: readonly Language[];
}

/**
 * The reason an active form takes no submissions: it is not open yet, or takes no more; `invited`: none of whoever opens
 * it without an invitation; `password`: none before its password is given, `sign_in`: before somebody has signed in, `pass_ended`:
 * before either is done again.
 */
export type ClosedReason = 'early' | 'time' | 'full' | 'invited' | 'password' | 'sign_in' | 'pass_ended';

/** The state of a form, read for each request; `closed` says all that matters of `closesAt`. */
interface PublishedRow extends Omit<FormPublishingSettings, 'closesAt' | 'hasPassword'> {
  id: string;
  accountId: string;
  active: boolean;
  logoUrl: string | null;
  coverUrl: string | null;
  redirectUrl: string | null;
  currentRevisionId: string;
  /** Hash of the password that visitors are asked for; null = none. */
  passwordHash: string | null;
  /** The provider by which visitors sign in; null where they are not asked to, and where there is none any more. */
  signInProvider: { id: string; name: string } | null;
  closed: ClosedReason | null;
  /** Seconds until it opens or closes by time, at most a day; null = not within a day. */
  closesIn: number | null;
  /** Identifies this state of the form and its settings; see `stateKey`. */
  stateKey: string | null;
  /** Null until an administrator has chosen one. */
  badgeName: string | null;
}

/** Looks up published forms in their current state. */
export interface PublishedForms {
  /**
   * Finds a form with the requested revision if it has it, else with the current one: answers are validated
   * by the questions the visitor saw (D-184, T14). Everything else is current, the captcha included
   * (decision 001). Null for an unknown or trashed form. A form with a password or a sign-in is empty without a
   * pass (decisions 893, 894).
   */
  find(formId: string, revisionId?: string | null, pass?: Pass): Promise<PublishedForm | null>;
  /**
   * Finds a form to show: like `find`, but while the database is away as this process found it within the last
   * hour (decision 050). Whatever is submitted is judged by the state of its own moment.
   */
  findToShow(formId: string, pass?: Pass): Promise<PublishedForm | null>;
  /**
   * Returns the form as this process found it last, without a look-up; null for one it has not found yet, and for one that
   * asks for a password or a sign-in.
   */
  recall(formId: string, revisionId: string | null): Promise<PublishedForm | null>;
}

/** Forms whose last state is remembered, at most. */
const MAX_REMEMBERED = 10_000;

/** Age of a remembered state at most, in ms. */
const REMEMBERED_FOR_MS = HOUR_MS;

/** Time for which a replaced revision still takes answers, in ms (EMBED-066). */
const REPLACED_FOR_MS = DAY_MS;

/**
 * The SQL that identifies the state of a form and its settings: hashes of all that both rows hold, which are the same on
 * every node that has a copy of them. Null once the form has closed, which changes no row.
 */
export const stateKey = (form: string, settings: string): string =>
  `case when ${settings}.closes_at <= now() then null
    else concat(hash_record_extended(${form}, 0), hash_record_extended(${settings}, 0)) end`;

// The plan is kept (see `insertSubmissions`). The ids come from a `select`,
// because PostgreSQL plans a bare array parameter anew for each number of ids.
const FIND_ROWS = `
  select f.id, f.account_id as "accountId", f.active, f.logo_url as "logoUrl", f.cover_url as "coverUrl", f.redirect_url as "redirectUrl",
    f.current_revision_id as "currentRevisionId",
    ${selectSettings('p', 'closesAt')}, p.password_hash as "passwordHash",
    case when p.requires_sign_in then (select json_build_object('id', value ->> 'id', 'name', value ->> 'name')
      from platform_settings where key = '${SIGN_IN_PROVIDER_KEY}') end as "signInProvider",
    case when p.opens_at > now() then 'early' when p.closes_at <= now() then 'time' end as closed,
    least(case when p.closes_at between now() and now() + interval '1 day'
      then extract(epoch from p.closes_at - now())::int end,
      case when p.opens_at between now() and now() + interval '1 day'
      then extract(epoch from p.opens_at - now())::int end) as "closesIn", ${stateKey('f', 'p')} as "stateKey",
    (select value #>> '{}' from platform_settings where key = 'securityBadgeName') as "badgeName"
  from unnest((select $1::uuid[])) asked (id)
  cross join lateral (select * from forms where id = asked.id and deleted_at is null limit 1) f
  left join lateral (select * from form_publishing where form_id = f.id limit 1) p on true`;

// Counts up to each form's limit only; the order is that of the index by form. A statement of its own, because its
// plan costs the more the larger a form is, and a form without a limit must not pay for that (decision 082).
const FIND_FULL = `
  select asked.id from unnest((select $1::uuid[]), (select $2::int[])) asked (id, most)
  where asked.most <= (
    select count(*) from (
      select 1 from form_submissions s
      where s.account_id = $3 and s.form_id = asked.id and s.deleted_at is null
      order by s.submitted_at desc, s.id desc limit asked.most
    ) counted
  )`;

/** An earlier revision under the current captcha; null where the visitor could not have solved it. */
function underCaptcha(earlier: FormDefinition, current: FormDefinition): FormDefinition | null {
  if (findCaptcha(current)) return findCaptcha(earlier) ? earlier : null;
  return mapFields(earlier, (field) => (isCaptcha(field) ? null : field));
}

/** Plans of forms that need one for their locked fields or their answers in progress alone. */
const lockPlans = new WeakMap<FormDefinition, Plan>();

/**
 * Returns the plan of a form; one with locked fields or invitations, or that keeps answers in progress, always has one,
 * which brings their code (decisions 435, 870, 880).
 */
function planFor(row: PublishedRow, definition: FormDefinition, plan: Plan | null): Plan | null {
  const needs =
    row.lockedFields.length > 0 ||
    row.signInField !== null ||
    row.invitations !== 'off' ||
    row.keepsUnfinished;
  if (plan || !needs) return plan;
  const made = lockPlans.get(definition) ?? planOf(definition, { always: true })!;
  lockPlans.set(definition, made);
  return made;
}

const ONE_LANGUAGE: readonly Language[] = [];

/** Lists the languages of a form, its own first; none where it has no other with a translated text. */
function languagesOf({ languages, translations }: FormDefinition, own: Language): readonly Language[] {
  const others = languages.filter(
    (language) => language !== own && Object.keys(translations[language] ?? {}).length > 0,
  );
  return others.length > 0 ? [own, ...new Set(others)] : ONE_LANGUAGE;
}

/** Finds the open forms that have reached their submission limit. */
async function findFull(pool: Pool, rows: readonly PublishedRow[]): Promise<ReadonlySet<string>> {
  const limited = rows.filter(({ closed, maxSubmissions }) => !closed && maxSubmissions !== null);
  const full = new Set<string>();
  for (const [accountId, forms] of Map.groupBy(limited, (row) => row.accountId)) {
    const found = await pool.query<{ id: string }>({
      name: 'find_full_forms',
      text: FIND_FULL,
      values: [forms.map(({ id }) => id), forms.map(({ maxSubmissions }) => maxSubmissions), accountId],
    });
    for (const { id } of found.rows) full.add(id);
  }
  return full;
}

/**
 * Creates the look-up of published forms. Each request reads the form's state, together with all requests of the
 * same moment; revisions never change and are cached (decision 050).
 */
export function createPublishedForms(
  pool: Pool,
  revisions: RevisionCache,
  config: Pick<Config, 'secret' | 'signInProvider'>,
): PublishedForms {
  // The environment's provider is in no table.
  const ofEnvironment = config.signInProvider && findSignInProvider(config, null);
  const findRow = createCoalescedLookup<PublishedRow>(async (ids) => {
    const { rows } = await pool.query<PublishedRow>({
      name: 'find_published_forms',
      text: FIND_ROWS,
      values: [ids],
    });
    const full = await findFull(pool, rows);
    return new Map(
      rows.map((row) => {
        if (row.requiresSignIn && ofEnvironment) row.signInProvider = ofEnvironment;
        return [row.id, full.has(row.id) ? { ...row, closed: 'full' } : row];
      }),
    );
  });

  const rows = new LRUCache<string, PublishedRow>({ max: MAX_REMEMBERED, ttl: REMEMBERED_FOR_MS });

  const withRevision = async (row: PublishedRow, revisionId: string | null): Promise<PublishedForm> => {
    const current = await revisions.find(row.currentRevisionId);
    if (!current) throw new Error('A form has no current revision.');
    const isCurrent = revisionId === null || revisionId === row.currentRevisionId;
    const earlier = isCurrent ? null : await revisions.find(revisionId);
    if (isCurrent || earlier?.formId !== row.id) {
      const { definition, plan } = current;
      const language = row.language ?? current.language;
      return {
        ...withFilledIn(row, definition),
        revisionId: row.currentRevisionId,
        definition: withFormDefaults(definition, language),
        plan: planFor(row, definition, plan),
        language,
        languages: languagesOf(definition, language),
        isOutdated: false,
        placesLeft: null,
        isRecalled: false,
      };
    }
    const replacedAt = await revisions.findReplacedAt(revisionId);
    const isRecent = replacedAt === null || replacedAt.getTime() > Date.now() - REPLACED_FOR_MS;
    const definition = isRecent ? underCaptcha(earlier.definition, current.definition) : null;
    const language = row.language ?? earlier.language;
    const answered = withFormDefaults(definition ?? earlier.definition, language);
    return {
      ...withFilledIn(row, answered),
      revisionId,
      definition: answered,
      plan: planFor(row, answered, earlier.plan),
      language,
      languages: languagesOf(answered, language),
      isOutdated: definition === null,
      placesLeft: null,
      isRecalled: false,
    };
  };

  async function find(
    formId: string,
    revisionId: string | null = null,
    pass: Pass = null,
  ): Promise<PublishedForm | null> {
    const row = await findRow(formId);
    if (row) rows.set(formId, row);
    else rows.delete(formId);
    return row && open(await withRevision(row, revisionId), pass, withPlaces);
  }

  /** The one place that asks for a form's password, or a sign-in. */
  const open = async (
    form: PublishedForm,
    pass: Pass,
    complete: (form: PublishedForm) => Promise<PublishedForm> | PublishedForm,
  ): Promise<PublishedForm> =>
    opensForm(config, form, pass) ? complete(form) : lockForm(form, typeof pass === 'string');

  async function withPlaces(form: PublishedForm): Promise<PublishedForm> {
    const options = limitedOptions(form.definition);
    if (options.length === 0) return form;
    return { ...form, placesLeft: await loadPlacesLeft(pool, form, options) };
  }

  async function recall(formId: string, revisionId: string | null): Promise<PublishedForm | null> {
    const row = rows.get(formId);
    return row && !asksFirst(row) ? withRevision(row, revisionId) : null;
  }

  return {
    find,
    recall,
    async findToShow(formId, pass = null) {
      try {
        return await find(formId, null, pass);
      } catch (error) {
        const known = isDatabaseUnavailable(error) ? rows.get(formId) : null;
        if (!known) throw error;
        const shown = { ...(await withRevision(known, null)), isRecalled: true };
        return open(shown, pass, (form) => form);
      }
    },
  };
}
