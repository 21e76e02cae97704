import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormPublishingSettings, UpdatePublishingRequest } from '@inlay/api/contract';
import { usePublishing, useSavePublishing } from './publishing.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';

/** What settings are shown from, and how one is changed. */
export interface PublishingProps {
  settings: FormPublishingSettings;
  save(changes: UpdatePublishingRequest): void;
}

/** Settings of a form's use: each is saved as soon as it is changed (FSET-013), and the line below says so. */
export function PublishingSettings(props: { formId: string; children(props: PublishingProps): ReactNode }) {
  const { data, error, refetch } = usePublishing(props.formId);
  const saving = useSavePublishing(props.formId);
  if (error && !data) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <Skeleton height={280} aria-label={t`Loading`} />;
  return (
    <Stack gap={24}>
      {props.children({ settings: data, save: saving.mutate })}
      <Text size="sm" c="dimmed" role="status">
        {saving.isPending ? t`Saving…` : saving.isSuccess ? t`Saved` : t`Changes are saved as you make them.`}
      </Text>
    </Stack>
  );
}
