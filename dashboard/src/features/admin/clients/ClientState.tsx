import { t } from '@lingui/core/macro';
import IconCheck from '~icons/check';
import IconClockExclamation from '~icons/clock-exclamation';
import IconMail from '~icons/mail';
import IconMailQuestion from '~icons/mail-question';
import IconPlayerPause from '~icons/player-pause';
import IconSend from '~icons/send';
import type { AdminClient } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import classes from './clients.module.css';

/** State of a client: active, invited, or waiting for approval (CLNT-062, CLNT-087, D-139). */
export function ClientState({ client }: { client: AdminClient }) {
  const { isActive, isEmailConfirmed, invitation } = client;
  if (invitation === 'invited') return <StatusBadge tone="accent" icon={IconSend}>{t`Invited`}</StatusBadge>;
  if (invitation === 'expired')
    return <StatusBadge tone="attention" icon={IconClockExclamation}>{t`Invitation expired`}</StatusBadge>;
  return (
    <div className={classes['states']}>
      <StatusBadge tone={isActive ? 'good' : 'neutral'} icon={isActive ? IconCheck : IconPlayerPause}>
        {isActive ? t`Active` : t`Inactive`}
      </StatusBadge>
      {isActive ? null : (
        <StatusBadge
          tone={isEmailConfirmed ? 'good' : 'neutral'}
          icon={isEmailConfirmed ? IconMail : IconMailQuestion}
        >
          {isEmailConfirmed ? t`Email confirmed` : t`Email not confirmed`}
        </StatusBadge>
      )}
    </div>
  );
}
