import type { PoolClient } from 'pg';
import type { Sql } from '../platform/db/sql.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { countSubmission } from './countSubmission.ts';
import type { Progress } from './progress.ts';
import type { ResolvedQuery } from './resultsQuery.ts';
import { scanSubmissions, type ScannedRow } from './scanSubmissions.ts';
import type { Tally } from './tally.ts';

export interface CountDeps {
  client: PoolClient;
  revisions: RevisionCache;
}

/** Submissions that are counted one by one. */
export interface RowScan {
  where: Sql;
  filter: Sql | null;
  keepsNewest: boolean;
}

/** Counts submissions one by one, newest first, step by step. */
export async function* countRows(
  { client, revisions }: CountDeps,
  { form, visibility }: ResolvedQuery,
  progress: Progress,
  { where, filter, keepsNewest }: RowScan,
): AsyncGenerator<Progress> {
  // Who was not asked follows from all answers.
  const read = visibility.seesRules ? FULL_VISIBILITY : visibility;
  for await (const { scanned, rows } of scanSubmissions(client, form, { where, filter, visibility: read })) {
    progress.counted += scanned;
    for (const row of rows) await countRow(revisions, read, progress.rows, row);
    if (keepsNewest) progress.addNewest(rows);
    yield progress;
  }
}

async function countRow(
  revisions: RevisionCache,
  { fields }: AnswerVisibility,
  tally: Tally,
  { revisionId, at, answers }: ScannedRow,
): Promise<void> {
  const revision = await revisions.find(revisionId);
  if (!revision) return;
  // Without all answers, logic would come to something else.
  const asked = { definition: revision.definition, plan: fields === null ? revision.plan : null };
  countSubmission(tally, asked, { answers, submittedAt: new Date(at) });
}
