import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { MailTestResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { MailServerFacts } from './MailServerFacts.tsx';
import { MailServerForm } from './MailServerForm.tsx';
import { useMailServer } from './mailServerApi.ts';

/**
 * The mail server: typed and tested here, unless the environment of the installation sets it (D-202).
 * @param next what stands below it, by whether there is a server.
 */
export function MailServer({ next }: { next?(hasServer: boolean): ReactNode }) {
  const { data, error, refetch } = useMailServer();
  const [isEdited, setEdited] = useState(false);
  const [tested, setTested] = useState<MailTestResponse | null>(null);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  if (!data && !error) return <LoadingSkeleton height={240} />;
  const close = (): void => {
    setEdited(false);
    rescue();
  };
  const server = data?.server ?? null;
  return (
    <Stack gap={16} ref={ref} tabIndex={-1}>
      {data ? null : (
        <LoadFailure title={t`Failed to load the mail server`} error={error} onRetry={() => refetch()} />
      )}
      {data && server && !isEdited ? (
        <MailServerFacts
          {...data}
          server={server}
          tested={tested}
          onChange={() => setEdited(true)}
          onRemoved={() => rescue(DIALOG_LEAVES_MS)}
        />
      ) : null}
      {data && (!server || isEdited) ? (
        <MailServerForm
          server={server}
          sender={data.sender}
          onSaved={(test) => {
            setTested(test);
            close();
          }}
          {...(server && { onCancel: close })}
        />
      ) : null}
      {next?.(server !== null)}
    </Stack>
  );
}
