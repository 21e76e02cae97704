import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { FormDefinition, Language } from '@inlay/sdk/model';
import { createCoalescedLookup } from '../db/coalescedLookup.ts';
import type { KeptRevisions } from '../forms/keptRevisions.ts';

/** A form as the public routes need it: with its owner's account, which never leaves the server. */
export interface PublishedForm extends Readonly<Omit<PublishedRow, 'language'>> {
  /** The revision that is meant, not always the current one. */
  revisionId: string;
  definition: FormDefinition;
  /** The revision that is meant takes no answers any more: the visitor gets the current one. */
  isOutdated: boolean;
  /** As its owner chose it, else guessed from the texts of this revision (D-191). */
  language: Language;
}

/** Why a form takes no more submissions, although it is active. */
export type ClosedReason = 'time' | 'full';

/** What is read anew for each request. */
interface PublishedRow {
  id: string;
  accountId: string;
  active: boolean;
  logoUrl: string | null;
  redirectUrl: string | null;
  currentRevisionId: string;
  /** Null = any website. */
  allowedWebsites: readonly string[] | null;
  frameOnly: boolean;
  closed: ClosedReason | null;
  closedText: string | null;
  maxSubmissions: number | null;
  onePerBrowser: boolean;
  language: Language | null;
  prefillable: readonly string[];
  hiddenFields: readonly string[];
  hostMayReadAnswers: boolean;
  /** Null until an administrator has chosen one. */
  badgeName: string | null;
}

/** Published forms, as of now. */
export interface PublishedForms {
  /**
   * The form with the revision asked for if it is one of its own, else with the current one: a
   * visitor's answers are judged by what they saw (D-184, T14). All but the questions is as it is now,
   * the captcha too (decision 115). Null for an unknown or trashed form.
   */
  find(formId: string, revisionId?: string | null): Promise<PublishedForm | null>;
  /**
   * Whether anybody may send it, as far as is known without asking: a guess, for what does no harm when it is
   * wrong.
   */
  seemsOpen(formId: string): boolean;
}

/** How long a revision takes answers after another has replaced it, in milliseconds (EMBED-066). */
const REPLACED_FOR_MS = 24 * 3_600_000;
/** Forms whose state is remembered, at most. */
const MAX_SEEN = 10_000;

// Submissions are counted only up to the limit of a form that has one: without the line about null, PostgreSQL
// would count all of every form. The plan is kept, maybe since the tables were empty: see `insertSubmissions`;
// the order is that of the index by form. It is kept because the ids stand in a `select`: from a bare parameter
// PostgreSQL sees how many there are, and plans for just as many, each time.
const FIND_ROWS = `
  select f.id, f.user_id as "accountId", f.active, f.logo_url as "logoUrl", f.redirect_url as "redirectUrl",
    f.current_revision_id as "currentRevisionId",
    p.allowed_websites as "allowedWebsites",
    coalesce(p.frame_only, false) as "frameOnly",
    case
      when p.closes_at <= now() then 'time'
      when p.max_submissions is null then null
      when p.max_submissions <= (
        select count(*) from (
          select 1 from form_submissions s where s.form_id = f.id and s.deleted_at is null
          order by s.submitted_at desc, s.id desc limit p.max_submissions
        ) counted
      ) then 'full'
    end as closed,
    p.closed_text as "closedText", p.max_submissions as "maxSubmissions",
    coalesce(p.one_per_browser, false) as "onePerBrowser", p.language,
    coalesce(p.prefillable, '{}') as prefillable, coalesce(p.hidden_fields, '{}') as "hiddenFields",
    coalesce(p.host_may_read_answers, false) as "hostMayReadAnswers",
    (select value #>> '{}' from platform_settings where key = 'securityBadgeName') as "badgeName"
  from unnest((select $1::uuid[])) asked (id)
  cross join lateral (select * from forms where id = asked.id and deleted_at is null limit 1) f
  left join lateral (select * from form_publishing where form_id = f.id limit 1) p on true`;

const hasCaptcha = ({ fields }: FormDefinition): boolean => fields.some(({ type }) => type === 'captcha');

/** What an earlier revision asks, under the captcha of the current one; null where the visitor could not solve that. */
function underCaptcha(earlier: FormDefinition, current: FormDefinition): FormDefinition | null {
  if (hasCaptcha(current)) return hasCaptcha(earlier) ? earlier : null;
  return { ...earlier, fields: earlier.fields.filter(({ type }) => type !== 'captcha') };
}

/**
 * Reads published forms: how a form is used is asked for at every request, together with all requests
 * of the same moment; what it asks is a revision, never changes and is kept in memory (decision 050).
 */
export function createPublishedForms(pool: Pool, revisions: KeptRevisions): PublishedForms {
  const findRow = createCoalescedLookup<PublishedRow>(async (ids) => {
    const { rows } = await pool.query<PublishedRow>({
      name: 'find_published_forms',
      text: FIND_ROWS,
      values: [ids],
    });
    return new Map(rows.map((row) => [row.id, row]));
  });

  const open = new LRUCache<string, boolean>({ max: MAX_SEEN });
  const remember = ({ id, active, closed, frameOnly, allowedWebsites }: PublishedRow): void => {
    open.set(id, active && closed === null && !frameOnly && allowedWebsites === null);
  };

  return {
    seemsOpen: (formId) => open.get(formId) ?? false,
    async find(formId, revisionId = null) {
      const row = await findRow(formId);
      if (!row) {
        open.delete(formId);
        return null;
      }
      remember(row);
      const current = await revisions.find(row.currentRevisionId);
      if (!current) throw new Error('A form has no current revision.');
      const isCurrent = revisionId === null || revisionId === row.currentRevisionId;
      const earlier = isCurrent ? null : await revisions.find(revisionId);
      if (isCurrent || earlier?.formId !== row.id) {
        const { definition } = current;
        const language = row.language ?? current.language;
        return { ...row, revisionId: row.currentRevisionId, definition, language, isOutdated: false };
      }
      const replacedAt = await revisions.findReplacedAt(revisionId);
      const isRecent = replacedAt === null || replacedAt.getTime() > Date.now() - REPLACED_FOR_MS;
      const definition = isRecent ? underCaptcha(earlier.definition, current.definition) : null;
      return {
        ...{ ...row, revisionId, definition: definition ?? earlier.definition },
        language: row.language ?? earlier.language,
        isOutdated: definition === null,
      };
    },
  };
}
