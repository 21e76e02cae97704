import { t } from '@lingui/core/macro';
import { IconMailQuestion } from '@tabler/icons-react';
import { StatusBadge } from '../../components/StatusBadge.tsx';

/** Says that the holder of an address has not agreed yet; nothing where they have. */
export function ConfirmationBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? null : (
    <StatusBadge tone="attention" icon={IconMailQuestion}>
      {t`Not confirmed`}
    </StatusBadge>
  );
}
