import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormPublishingSettings, UpdatePublishingRequest } from '@inlay/api/contract';
import { usePublishing, useSavePublishing } from '../../../domain/publishing/publishing.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';

/** The publishing settings of a form, and how they are changed. */
export interface PublishingProps {
  settings: FormPublishingSettings;
  save(changes: UpdatePublishingRequest): void;
}

/** Publishing settings, each saved at once (FSET-013), with a status line. */
export function PublishingSettings(props: { formId: string; children(props: PublishingProps): ReactNode }) {
  const { data, error, refetch } = usePublishing(props.formId);
  const saving = useSavePublishing(props.formId);
  if (error && !data) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <LoadingSkeleton height={280} />;
  return (
    <Stack gap={24}>
      {props.children({ settings: data, save: saving.mutate })}
      <Text size="sm" c="dimmed" role="status">
        {saving.isPending ? t`Saving…` : saving.isSuccess ? t`Saved` : t`Changes are saved as you make them.`}
      </Text>
    </Stack>
  );
}
