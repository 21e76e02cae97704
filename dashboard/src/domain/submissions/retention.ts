import { usePublicSettings } from '../platform/publicSettings.ts';

/** Default while the setting loads (D-02). */
const DEFAULT_DAYS = 365;

/** Returns the retention of the trash in days, a platform setting (D-02). */
export const useRetentionDays = (): number => usePublicSettings()?.trashRetentionDays ?? DEFAULT_DAYS;
