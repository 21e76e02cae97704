import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import {
  guessLanguage,
  planOf,
  upgradeFormDefinition,
  type FormDefinition,
  type Language,
  type Plan,
} from '@inlay/sdk/model';

/** Bound of the cached definitions, in characters. */
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024;

/** Bound of the cached times of replacement. */
const MAX_REPLACED = 10_000;

const FIND_REVISION = 'select form_id, definition from form_revisions where id = $1';

const FIND_REPLACED = `
  select later.created_at as "replacedAt" from form_revisions r
  join form_revisions later on later.form_id = r.form_id and later.number > r.number
  where r.id = $1 order by later.number limit 1`;

/** One saved state of a form. */
export interface CachedRevision {
  formId: string;
  definition: FormDefinition;
  /** The form's logic in the order of evaluation; null for a form without logic. */
  plan: Plan | null;
  /** What the definition says, else guessed from its texts (D-191). */
  language: Language;
}

/** A cache of revisions, whose definitions never change (decision 050). */
export interface RevisionCache {
  /** Null for an unknown revision. The caller checks who may see it. */
  find(id: string): Promise<CachedRevision | null>;
  /** When the next revision was saved; null for the newest one. */
  findReplacedAt(id: string): Promise<Date | null>;
}

/** Reads each revision from the database once. */
export function createRevisionCache(pool: Pool): RevisionCache {
  const revisions = new LRUCache<string, CachedRevision>({ maxSize: MAX_CACHED_CHARACTERS });
  const replaced = new LRUCache<string, Date>({ max: MAX_REPLACED });
  return {
    async find(id) {
      const known = revisions.get(id);
      if (known) return known;
      const { rows } = await pool.query<{ form_id: string; definition: unknown }>(FIND_REVISION, [id]);
      if (!rows[0]) return null;
      const definition = upgradeFormDefinition(rows[0].definition);
      const revision = {
        formId: rows[0].form_id,
        definition,
        plan: planOf(definition),
        language: definition.language ?? guessLanguage(definition),
      };
      revisions.set(id, revision, { size: JSON.stringify(revision.definition).length });
      return revision;
    },
    async findReplacedAt(id) {
      const known = replaced.get(id);
      if (known) return known;
      const { rows } = await pool.query<{ replacedAt: Date }>(FIND_REPLACED, [id]);
      if (!rows[0]) return null;
      replaced.set(id, rows[0].replacedAt);
      return rows[0].replacedAt;
    },
  };
}
