import type { EntityManager } from '@mikro-orm/postgresql';
import { accentsOf } from '@inlay/sdk/model';
import { run, sql } from '../../platform/db/sql.ts';
import type { PortalBrand } from '../../platform/contract/index.ts';
import type { Database } from '../../platform/entities/database.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';

const kitOf = (clientId: string) => sql<Pick<Database['brand_kits'], 'id'>>`
  select k.id from brand_kits k
  where k.account_id in (
    select f.account_id from forms f where f.client_id = ${clientId} and f.deleted_at is null
    union select s.account_id from client_folder_shares s where s.client_id = ${clientId})
  order by k.defaulted_at desc nulls last, k.created_at, k.id limit 1`;

/**
 * Returns the brand that a client's portal wears: the default kit of an account that shares something with them, in
 * colours that carry white text, and are readable as text on light and on dark pages. Null where there is no kit.
 */
export async function findPortalBrand(em: EntityManager, clientId: string): Promise<PortalBrand | null> {
  const [found] = await run(em, kitOf(clientId));
  const kit = found && (await em.findOne(BrandKit, { id: found.id }));
  return kit ? brandOf(kit) : null;
}

/** Returns a kit as the portal wears it. */
export function brandOf({
  name,
  logoUrl,
  styles,
}: Pick<BrandKit, 'name' | 'logoUrl' | 'styles'>): PortalBrand {
  return { name, logoUrl: logoUrl ?? null, ...accentsOf(styles) };
}
