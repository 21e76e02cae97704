import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import type { ProviderTestResponse } from '@inlay/api/contract';
import { MailFailure } from '../../../domain/notifications/mail-server/MailFailure.tsx';
import classes from '../../../domain/notifications/mail-server/mailServer.module.css';

/** What came of a test; announced when it appears. */
export function ProviderTest({ test }: { test: ProviderTestResponse | null }) {
  return (
    <div role="status" className={classes['result']}>
      {test?.failure === null ? (
        <Alert color="teal">{t`The provider answered, and knows this client.`}</Alert>
      ) : null}
      {test?.failure ? <MailFailure failure={test.failure} /> : null}
    </div>
  );
}
