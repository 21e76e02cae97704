import { IconMailQuestion } from '@tabler/icons-react';
import { ToneBadge } from './ToneBadge.tsx';

/** Says that the holder of an address has not agreed yet; nothing where they have. */
export function ConfirmationBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? null : (
    <ToneBadge tone="attention" icon={IconMailQuestion}>
      Not confirmed
    </ToneBadge>
  );
}
