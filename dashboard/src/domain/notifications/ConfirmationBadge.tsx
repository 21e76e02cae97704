import { t } from '@lingui/core/macro';
import IconMailQuestion from '~icons/mail-question';
import { StatusBadge } from '../../components/StatusBadge.tsx';

/** Marks an address whose holder has not confirmed it. */
export function ConfirmationBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? null : (
    <StatusBadge tone="attention" icon={IconMailQuestion}>
      {t`Not confirmed`}
    </StatusBadge>
  );
}
