import { t } from '@lingui/core/macro';
import IconCheck from '~icons/check';
import IconClockExclamation from '~icons/clock-exclamation';
import IconPlayerPause from '~icons/player-pause';
import IconSend from '~icons/send';
import type { ClientState } from '@inlay/api/contract';
import { StatusBadge } from '../../components/StatusBadge.tsx';

const STATES = {
  active: { tone: 'good', icon: IconCheck, label: t`Active` },
  inactive: { tone: 'neutral', icon: IconPlayerPause, label: t`Inactive` },
  invited: { tone: 'accent', icon: IconSend, label: t`Invited` },
  expired: { tone: 'attention', icon: IconClockExclamation, label: t`Invitation expired` },
} as const satisfies Readonly<Record<ClientState, object>>;

/** How the person of a client stands (CLNT-062, CLNT-087). */
export function ClientStateBadge({ state }: { state: ClientState }) {
  const { tone, icon, label } = STATES[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
