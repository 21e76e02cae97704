import { plural } from '@lingui/core/macro';
import { usePublicSettings } from '../platform/publicSettings.ts';

/** Default while the setting loads (D-02). */
const DEFAULT_DAYS = 365;

/** Returns the retention of the trash in days, a platform setting (D-02). */
export const useRetentionDays = (): number => usePublicSettings()?.trashRetentionDays ?? DEFAULT_DAYS;

/** "1 day", "12 days". */
export const countDays = (days: number): string => plural(days, { one: '# day', other: '# days' });

/** The retention in words: 365 days are worded as months (D-116). */
export const retentionText = (days: number): string => (days === 365 ? '12 months' : countDays(days));

/** "1 submission", "3 submissions" (D-18). */
export const countSubmissions = (count: number): string =>
  plural(count, { one: '# submission', other: '# submissions' });
