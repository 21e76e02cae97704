import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import type { InvitationList } from '../../platform/entities/invitationList.entity.ts';
import { answerKeyOf } from './invitationLink.ts';

/** The stored answer of an invitation. */
export interface StoredAnswer {
  submissionId: string;
  submittedAt: Date;
}

/**
 * Finds the answers of invitations by their keys, which are made of their ids: a list with names stores nothing of its
 * answers, so that it can never differ from them (decision 880).
 * @returns the answers by the id of the invitation
 */
export async function findAnswers(
  em: EntityManager,
  config: Pick<Config, 'secret'>,
  { list, ids }: { list: Pick<InvitationList, 'formId' | 'accountId'>; ids: readonly string[] },
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const byKey = new Map(ids.map((id) => [answerKeyOf(config, id), id]));
  if (byKey.size === 0) return new Map();
  const found = await run(
    em,
    sql<{ key: string; id: string; at: Date }>`
      select idempotency_key as key, id, submitted_at as at from form_submissions
      where account_id = ${list.accountId} and form_id = ${list.formId}
        and idempotency_key = any(${idArray([...byKey.keys()])}::uuid[])`,
  );
  return new Map(
    found.map(({ key, id, at }) => [byKey.get(key)!, { submissionId: id, submittedAt: new Date(at) }]),
  );
}
