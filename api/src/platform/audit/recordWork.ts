import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEventType } from '../contract/index.ts';
import type { RequestSource } from '../http/requestSource.ts';
import type { Person } from '../identity/actor.ts';
import { recordEvent } from './recordEvent.ts';

/** Who did something, from where. */
export interface Doer {
  actor: Pick<Person, 'id' | 'key'>;
  /** Null where no request asks for it. */
  source: RequestSource | null;
}

/** Something that was done in an account, or with what is the account's. */
interface Work {
  type: AuditEventType;
  /** The account that owns it, which need not be the one that the actor works in. */
  accountId: string;
  /** The client it was done for. */
  clientId?: string | null;
  /** Never passwords, tokens or answers. */
  data: Record<string, unknown>;
}

/** Writes into an account's audit log, in the transaction of the change, with the key that was used (TEAM-050). */
export const recordWork = (
  em: EntityManager,
  { actor, source }: Doer,
  { data, ...work }: Work,
): Promise<void> =>
  recordEvent(em, {
    ...work,
    source,
    userId: actor.id,
    data: { ...data, ...(actor.key && { keyId: actor.key.id }) },
  });
