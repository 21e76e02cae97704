import { t } from '@lingui/core/macro';
import IconMail from '~icons/mail';
import IconMailQuestion from '~icons/mail-question';
import type { AdminClient } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { ClientStateBadge } from '../../../domain/clients/ClientStateBadge.tsx';
import classes from './clients.module.css';

/** State of a client: active, invited, or waiting for approval (CLNT-062, CLNT-087, D-139). */
export function ClientState({ client }: { client: AdminClient }) {
  const { isActive, isEmailConfirmed, invitation } = client;
  if (invitation === 'invited' || invitation === 'expired') return <ClientStateBadge state={invitation} />;
  return (
    <div className={classes['states']}>
      <ClientStateBadge state={isActive ? 'active' : 'inactive'} />
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
