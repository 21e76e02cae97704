import type { EntityManager } from '@mikro-orm/postgresql';
import { PlatformSetting } from '../entities/platformSetting.entity.ts';

/**
 * Reads a value about the platform's own work. The settings table holds it, though it is no setting; the
 * caller checks its shape. Undefined without a value.
 */
export async function loadSystemState(em: EntityManager, key: string): Promise<unknown> {
  const row = await em.findOne(PlatformSetting, { key }, { disableIdentityMap: true });
  return row?.value;
}

/** Replaces the value under that key. */
export async function writeSystemState(em: EntityManager, key: string, value: object): Promise<void> {
  await em.upsert(PlatformSetting, { key, value, updatedAt: new Date() });
}
