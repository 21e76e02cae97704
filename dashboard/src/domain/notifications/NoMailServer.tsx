import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../identity/session.ts';
import { Warning } from '../../components/Warning.tsx';

/** Warns that mails are not sent without a mail server, with a link for administrators (D-192). */
export function NoMailServer() {
  const { user } = useSession();
  return (
    <Warning title={t`Emails are not being sent`}>
      {user?.role === 'admin' ? (
        <Trans>
          Set <Code>INLAY_SMTP_URL</Code> and restart the platform. Until then, emails wait in the{' '}
          <Anchor component={Link} to="/admin" underline="always" inherit>
            outbox
          </Anchor>
          .
        </Trans>
      ) : (
        t`No mail server is set up, so emails wait. Ask your administrator.`
      )}
    </Warning>
  );
}
