import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import type { MailTestResponse } from '@inlay/api/contract';
import { MailFailure } from './MailFailure.tsx';
import classes from './mailServer.module.css';

/** What came of a test; announced when it appears. */
export function TestResult({ test }: { test: MailTestResponse | null }) {
  return (
    <div role="status" className={classes['result']}>
      {test?.failure === null ? (
        <Alert color="teal">{t`The mail server took a test to ${test.to}. Check your inbox.`}</Alert>
      ) : null}
      {test?.failure ? <MailFailure failure={test.failure} /> : null}
    </div>
  );
}
