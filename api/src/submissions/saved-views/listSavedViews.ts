import type { EntityManager } from '@mikro-orm/postgresql';
import type { SavedViewListResponse } from '../../platform/contract/index.ts';
import { SavedView } from '../../platform/entities/savedView.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';

/** Returns an account's saved views, oldest first. */
export async function listSavedViews(em: EntityManager, actor: Actor): Promise<SavedViewListResponse> {
  if (!mayInAccount(actor, 'read')) return { views: [] };
  const views = await em.find(
    SavedView,
    { accountId: actor.accountId },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return { views: views.map(({ id, name, query }) => ({ id, name, query })) };
}
