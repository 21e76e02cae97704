import type { EntityManager } from '@mikro-orm/postgresql';
import { contrastRatio, nearestColor } from '@inlay/sdk/model';
import { run, sql } from '../../platform/db/sql.ts';
import type { PortalBrand } from '../../platform/contract/index.ts';
import type { Database } from '../../platform/entities/database.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Surfaces of the portal that text stands on, by scheme: those that leave the least contrast. */
const LIGHT_SURFACE = '#f4f5f7';
const DARK_SURFACE = '#20252d';
/** The accent of the product, where a kit has none. */
const OWN_ACCENT = '#5b5bd6';

const kitOf = (clientId: string) => sql<Pick<Database['brand_kits'], 'id'>>`
  select k.id from brand_kits k
  where k.account_id in (
    select f.account_id from forms f where f.client_id = ${clientId} and f.deleted_at is null
    union select s.account_id from client_folder_shares s where s.client_id = ${clientId})
  order by k.created_at, k.id limit 1`;

/**
 * Returns the brand that a client's portal wears: the oldest kit of an account that shares something with them, in
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
  const accent = (styles.buttonColor ?? styles.primaryColor ?? OWN_ACCENT).slice(0, 7);
  const readableOn = (surface: string): string =>
    nearestColor(accent, (color) => contrastRatio(color, surface) >= TEXT) ?? OWN_ACCENT;
  return {
    name,
    logoUrl: logoUrl ?? null,
    fill: readableOn('#ffffff'),
    textOnLight: readableOn(LIGHT_SURFACE),
    textOnDark: readableOn(DARK_SURFACE),
  };
}
