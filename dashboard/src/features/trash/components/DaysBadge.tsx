import { plural, t } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/alert-triangle';
import { StatusBadge } from '../../../components/StatusBadge.tsx';

/** Limits of the badge's tiers, in days (TRASH-013, TRASH-014). */
const SOON = 30;
const LATER = 90;

/** Days until the permanent removal (TRASH-012…015). */
export function DaysBadge({ days }: { days: number }) {
  const text = t`${plural(days, { one: '# day', other: '# days' })} left`;
  if (days <= SOON) {
    return (
      <StatusBadge tone="bad" icon={IconAlertTriangle}>
        {text}
      </StatusBadge>
    );
  }
  return <StatusBadge tone={days <= LATER ? 'accent' : 'neutral'}>{text}</StatusBadge>;
}
