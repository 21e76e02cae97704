import type { EntityManager } from '@mikro-orm/postgresql';
import { brandOf } from '../../forms/brands/brandOf.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { PortalBrand } from '../../platform/contract/index.ts';
import type { Database } from '../../platform/entities/database.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';

const kitOf = (clientId: string) => sql<Pick<Database['brand_kits'], 'id'>>`
  select k.id from brand_kits k
  join (
    select d.account_id, d.brand_kit_id from client_folder_shares s
      join client_folders d on d.account_id = s.account_id and d.id = s.folder_id
      where s.client_id = ${clientId}
    union select f.account_id, d.brand_kit_id from forms f
      left join client_folders d on d.account_id = f.account_id and d.id = f.client_folder_id
      where f.client_id = ${clientId} and f.deleted_at is null
  ) as shared on shared.account_id = k.account_id
  order by (k.id = shared.brand_kit_id) desc nulls last, k.defaulted_at desc nulls last, k.created_at, k.id
  limit 1`;

/**
 * Returns the brand that a client's portal wears: that of a folder that is shared with them, else the default kit of an
 * account that shares something (CLNT-111). Null where there is no kit.
 */
export async function findPortalBrand(em: EntityManager, clientId: string): Promise<PortalBrand | null> {
  const [found] = await run(em, kitOf(clientId));
  const kit = found && (await em.findOne(BrandKit, { id: found.id }));
  return kit ? brandOf(kit) : null;
}
