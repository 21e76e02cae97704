import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionFile } from '../contract/index.ts';

const FILES = `
  select id, field_id as "fieldId", name, size::float8 as size, type, state, sha256 from uploads
  where account_id = ? and form_id = ? and submission_id = ? order by id`;

/** Lists the files of a submission, with what their checks came to. */
export const listFiles = (
  em: EntityManager,
  { accountId, formId, id }: { accountId: string; formId: string; id: string },
): Promise<SubmissionFile[]> => em.execute<SubmissionFile[]>(FILES, [accountId, formId, id]);
