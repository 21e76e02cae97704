import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import type { PublicSettingsResponse } from '../contract/index.ts';
import { findMailHealth } from './mailServerState.ts';
import { loadSettings } from './platformSettings.ts';

/** Returns the platform's settings that every signed-in person may read: screens show them (D-02, D-189, D-202). */
export async function loadPublicSettings(em: EntityManager, config: Config): Promise<PublicSettingsResponse> {
  const { trashRetentionDays, securityBadgeName, helpContact } = await loadSettings(em);
  return { trashRetentionDays, securityBadgeName, helpContact, mail: await findMailHealth(em, config) };
}
