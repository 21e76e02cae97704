import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../identity/session.ts';
import { Warning } from '../../components/Warning.tsx';

/** Says where mails would go that no mail server takes, and leads administrators on (D-192). */
export function NoMailServer() {
  const { user } = useSession();
  return (
    <Warning title={t`Emails are not sent yet`}>
      {user?.role === 'admin' ? (
        <>
          <Trans>
            Name a mail server in <Code>INLAY_SMTP_URL</Code> and restart the platform. Until then all emails
            wait in the{' '}
            <Anchor component={Link} to="/admin" underline="always" inherit>
              mail outbox
            </Anchor>
            .
          </Trans>
        </>
      ) : (
        t`No mail server is set up. Ask your administrator; until then emails wait.`
      )}
    </Warning>
  );
}
