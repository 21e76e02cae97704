import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_BADGE_NAME, SUBMIT_LIMITS } from '@inlay/sdk/model';
import {
  platformSettingsSchema,
  type PlatformSettings,
  type UpdateSettingsRequest,
} from '../contract/index.ts';
import { PlatformSetting } from '../entities/platformSetting.entity.ts';

/** Settings until an administrator changes them (D-150). */
const DEFAULT_SETTINGS: PlatformSettings = {
  trashRetentionDays: 365,
  defaultFormLimit: 1,
  storeIpAddresses: false,
  serverRateLimits: true,
  submitLimitMinute: SUBMIT_LIMITS.perMinute,
  submitLimitHour: SUBMIT_LIMITS.perHour,
  keyReadsPerMinute: 600,
  keyWritesPerMinute: 120,
  invitationMailsPerMinute: 60,
  securityEventDays: 90,
  requireAdminSecondFactor: false,
  requireSecondFactor: false,
  modelDrafting: false,
  securityBadgeName: DEFAULT_BADGE_NAME,
  assistants: false,
  helpContact: '',
};

/** Returns one setting; a stored value that its schema rejects counts as not stored. */
export function settingOf<Key extends keyof PlatformSettings>(
  key: Key,
  stored: unknown,
): PlatformSettings[Key] {
  const parsed = platformSettingsSchema.shape[key].safeParse(stored);
  return parsed.success ? (parsed.data as PlatformSettings[Key]) : DEFAULT_SETTINGS[key];
}

/** Reads the settings of the installation. */
export async function loadSettings(em: EntityManager): Promise<PlatformSettings> {
  const rows = await em.find(PlatformSetting, {}, { disableIdentityMap: true });
  const stored = rows.flatMap(({ key, value }) =>
    Object.hasOwn(DEFAULT_SETTINGS, key)
      ? [[key, settingOf(key as keyof PlatformSettings, value)] as const]
      : [],
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stored) };
}

/** Stores the values that differ and returns them. */
export async function writeSettings(
  em: EntityManager,
  changes: UpdateSettingsRequest,
  changedBy: string,
): Promise<UpdateSettingsRequest> {
  const before = await loadSettings(em);
  const changed = Object.entries(changes).filter(
    ([key, value]) => value !== undefined && before[key as keyof PlatformSettings] !== value,
  );
  for (const [key, value] of changed) {
    await em.upsert(PlatformSetting, {
      key,
      // The ORM writes null as SQL's, which means that there is no setting.
      value: value === null ? raw(`'null'::jsonb`) : value,
      updatedBy: changedBy,
      updatedAt: new Date(),
    });
  }
  return Object.fromEntries(changed);
}
