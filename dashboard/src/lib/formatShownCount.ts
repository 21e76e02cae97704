import { t } from '@lingui/core/macro';
import { formatNumber } from './formatNumber.ts';
/**
 * Formats how much of a list is shown: "50 of 1,203", or "50" while the total is unknown. The list and its count come
 * from two requests, so an older, smaller count is left out.
 */
export const formatShownCount = (shown: number, total: number | null | undefined): string =>
  typeof total === 'number' && total >= shown
    ? t`${formatNumber(shown)} of ${formatNumber(total)}`
    : formatNumber(shown);
