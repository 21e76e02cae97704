import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { StepFrame } from './StepFrame.tsx';

const MailServer = lazy(async () => ({
  default: (await import('../../../domain/notifications/mail-server/MailServer.tsx')).MailServer,
}));

/** Sets up the mail server, or shows that of the environment. */
export function MailStep({ onDone }: { onDone(): void }) {
  const next = (hasServer: boolean) => (
    <Button fullWidth {...(!hasServer && { variant: 'subtle', color: 'gray' })} onClick={onDone}>
      {hasServer ? t`Open the dashboard` : t`Later`}
    </Button>
  );
  return (
    <StepFrame step={4} title={t`Email`} text={t`Email tells you of new submissions, and invites people.`}>
      <Suspense fallback={<LoadingSkeleton height={240} />}>
        <MailServer next={next} />
      </Suspense>
    </StepFrame>
  );
}
