import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { guessLanguage, upgradeFormDefinition, type FormDefinition, type Language } from '@inlay/sdk/model';

/** Most text of definitions that is kept in memory, in characters. */
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024;

/** Revisions of which it is remembered when they were replaced, at most. */
const MAX_REPLACED = 10_000;

const FIND_REVISION = 'select form_id, definition from form_revisions where id = $1';

const FIND_REPLACED = `
  select later.created_at as "replacedAt" from form_revisions r
  join form_revisions later on later.form_id = r.form_id and later.number > r.number
  where r.id = $1 order by later.number limit 1`;

/** One saved state of a form. */
export interface KeptRevision {
  formId: string;
  definition: FormDefinition;
  /** Guessed from its texts (D-191). */
  language: Language;
}

/** Revisions of forms: what they ask never changes, so it is kept in memory (decision 050). */
export interface KeptRevisions {
  /** Null for a revision there is not. It is for the caller to know who may see it. */
  find(id: string): Promise<KeptRevision | null>;
  /** When its successor was saved; null for the newest one. */
  findReplacedAt(id: string): Promise<Date | null>;
}

/** Reads revisions, each of them once. */
export function createKeptRevisions(pool: Pool): KeptRevisions {
  const revisions = new LRUCache<string, KeptRevision>({ maxSize: MAX_CACHED_CHARACTERS });
  const replaced = new LRUCache<string, Date>({ max: MAX_REPLACED });
  return {
    async find(id) {
      const known = revisions.get(id);
      if (known) return known;
      const { rows } = await pool.query<{ form_id: string; definition: unknown }>(FIND_REVISION, [id]);
      if (!rows[0]) return null;
      const definition = upgradeFormDefinition(rows[0].definition);
      const revision = { formId: rows[0].form_id, definition, language: guessLanguage(definition) };
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
