import type { Analytics } from '@inlay/api/contract';

/** "This month" as a whole percentage of the period's submissions (CLNT-049, D-143). */
export const monthShare = ({
  submissionsThisMonth,
  totalSubmissions,
}: Pick<Analytics, 'submissionsThisMonth' | 'totalSubmissions'>): number =>
  Math.round((submissionsThisMonth / Math.max(totalSubmissions, 1)) * 100);
