import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MailFailure as Failure } from '@inlay/api/contract';

interface MailFailureProps {
  failure: Failure;
  title?: string;
  /** What is said below, such as when that was. */
  children?: ReactNode;
}

/** Says why the mail server took no mail, and what it said itself. */
export function MailFailure({ failure, title, children }: MailFailureProps) {
  const { text, words } = failure;
  return (
    <Alert color="red" title={title}>
      {text}
      {words ? (
        <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            Details: <bdi>{words}</bdi>
          </Trans>
        </Text>
      ) : null}
      {children}
    </Alert>
  );
}
