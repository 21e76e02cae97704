import { plural, t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import type { FormTrend } from '@inlay/api/contract';
import { Sparkline } from '../../components/Sparkline.tsx';
import { formatNumber } from '../../lib/formatNumber.ts';
import { unreadText } from './trends.ts';

/** Days of a form without submissions lately, and while they load. */
const QUIET = Array.from({ length: 14 }, () => 0);

/** The submissions of a form's last fortnight as a line; it keeps its place while it loads. */
export function TrendLine({ trend }: { trend: FormTrend | undefined }) {
  const days = trend?.days ?? QUIET;
  const sum = days.reduce((total, count) => total + count, 0);
  const count = formatNumber(sum);
  const submissions = plural(sum, { one: '1 submission', other: `${count} submissions` });
  return <Sparkline values={days} label={t`${submissions} in 14 days`} />;
}

/** The number of a form's unread submissions; nothing where all are read. */
export function UnreadBadge({ trend }: { trend: FormTrend | undefined }) {
  const unread = trend?.unread ?? 0;
  if (unread === 0) return null;
  return <Badge className="tabular">{t`${unreadText(unread)} unread`}</Badge>;
}
