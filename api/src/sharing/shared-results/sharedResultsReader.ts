import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ShownResults } from '@inlay/sdk/server';
import { resultsSnapshotSchema, type ResultsSnapshot } from '../../platform/contract/index.ts';
import { hashToken } from '../../platform/identity/tokens.ts';
import type { PublishedForm, PublishedForms } from '../../visitors/public-forms/publishedForm.ts';
import type { ResultsDeps } from '../../results/loadResults.ts';
import { TRUSTED } from '../../visitors/public-forms/password/formPass.ts';
import { takeSnapshot, type SharedChoice } from './takeSnapshot.ts';

/** Age of shown results at most, in ms: however many read them, they are counted once in that time. */
const FRESH_MS = 10_000;
const MAX_SNAPSHOTS = 500;
const TOKEN = /^[\w-]{43}$/;

const FIND_LINK = `
  select id, form_id as "formId", questions, texts, smallest_group as "smallestGroup", picture as snapshot, frozen_at as "frozenAt",
    password_hash as "passwordHash"
  from shared_results where token_hash = $1 and (expires_at is null or expires_at > now())`;

interface LinkRow extends SharedChoice {
  id: string;
  formId: string;
  snapshot: unknown;
  frozenAt: Date | null;
  /** Null where no password is asked for. */
  passwordHash: string | null;
}

/** A link that holds, and the form it is of. */
export interface OpenLink {
  link: LinkRow;
  form: PublishedForm;
}

/** Finds what links show: the one way to shared results, for their page and for websites. */
export interface SharedResultsReader {
  /** Null for a link that is wrong, has ended, or is one of a trashed form. */
  find(token: string): Promise<OpenLink | null>;
  /** Returns what a link shows; the caller has made sure that it may be shown. */
  show(open: OpenLink): Promise<ShownResults>;
}

/** Creates the reader. Each call asks whether the link still holds; what it shows is counted once in some seconds. */
export function createSharedResultsReader(
  deps: ResultsDeps & { pool: Pool; published: PublishedForms },
): SharedResultsReader {
  const snapshots = new LRUCache<string, Promise<ResultsSnapshot>>({ max: MAX_SNAPSHOTS, ttl: FRESH_MS });
  const findLink = async (token: string): Promise<LinkRow | null> => {
    const { rows } = await deps.pool.query<LinkRow>(FIND_LINK, [hashToken(token)]);
    return rows[0] ?? null;
  };

  /** The counted results, shared by all who ask within some seconds; a failed count is tried again. */
  const findSnapshot = (link: LinkRow, form: PublishedForm): Promise<ResultsSnapshot> => {
    const { questions, texts, smallestGroup } = link;
    const key = `${link.id} ${form.currentRevisionId} ${JSON.stringify([questions, texts, smallestGroup])}`;
    const known = snapshots.get(key);
    if (known) return known;
    const { id, accountId, currentRevisionId, definition } = form;
    const counted = takeSnapshot(deps, { id, accountId, currentRevisionId, title: definition.title }, link);
    snapshots.set(key, counted);
    counted.catch(() => snapshots.delete(key));
    return counted;
  };

  return {
    async find(token) {
      const link = TOKEN.test(token) ? await findLink(token) : null;
      const form = link && (await deps.published.find(link.formId, null, TRUSTED));
      return form && { link, form };
    },
    async show({ link, form }) {
      const { smallestGroup, frozenAt } = link;
      const snapshot = frozenAt ? resultsSnapshotSchema.parse(link.snapshot) : await findSnapshot(link, form);
      return {
        ...withoutSubmissionIds(snapshot),
        smallestGroup,
        frozenAt: frozenAt?.toISOString() ?? null,
        language: form.language,
      };
    },
  };
}

/** Id in place of those of submissions, which are nothing to readers. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const withoutSubmissionIds = (snapshot: ResultsSnapshot): ResultsSnapshot => ({
  ...snapshot,
  cards: snapshot.cards.map((shown) =>
    shown.card.kind === 'text'
      ? {
          ...shown,
          card: {
            ...shown.card,
            latest: shown.card.latest.map((answer) => ({ ...answer, submissionId: NO_ID })),
          },
        }
      : shown,
  ),
});
