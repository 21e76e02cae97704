import type { EntityManager } from '@mikro-orm/postgresql';
import type { PublicSettingsResponse } from '../contract/index.ts';
import { loadSettings } from './platformSettings.ts';

/** Returns the platform's settings that every signed-in person may read: screens show them (D-02, D-189). */
export async function loadPublicSettings(em: EntityManager): Promise<PublicSettingsResponse> {
  const { trashRetentionDays, securityBadgeName, helpContact } = await loadSettings(em);
  return { trashRetentionDays, securityBadgeName, helpContact };
}
