import type { EntityManager } from '@mikro-orm/postgresql';
import type { PublicSettingsResponse } from '../contract/index.ts';
import { readSettings } from './platformSettings.ts';

/** Returns the platform's settings that every signed-in person may read: screens show them (D-02, D-189). */
export async function readPublicSettings(em: EntityManager): Promise<PublicSettingsResponse> {
  const { trashRetentionDays, securityBadgeName } = await readSettings(em);
  return { trashRetentionDays, securityBadgeName };
}
