import type { EntityManager } from '@mikro-orm/postgresql';
import { PlatformSetting } from '../entities/platformSetting.entity.ts';

/**
 * What the platform remembers of its own work: beside the settings, but nobody's to change, and so none
 * of them. Null-like when there is nothing; whoever reads it checks its shape.
 */
export async function readMemory(em: EntityManager, key: string): Promise<unknown> {
  const row = await em.findOne(PlatformSetting, { key }, { disableIdentityMap: true });
  return row?.value;
}

/** Remembers something instead of what was remembered under that name. */
export async function writeMemory(em: EntityManager, key: string, value: object): Promise<void> {
  await em.upsert(PlatformSetting, { key, value, updatedAt: new Date() });
}
