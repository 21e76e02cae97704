import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FormPublishingSettings, UpdatePublishingRequest } from '@inlay/api/contract';
import { usePublishing, useSavePublishing } from '../../../domain/publishing/publishing.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';

/** The publishing settings of a form, and how they are changed. */
export interface PublishingProps {
  settings: FormPublishingSettings;
  /** Saves at once (FSET-013) and reports failures. */
  save(changes: UpdatePublishingRequest): void;
  /** The same, for a field that shows its refusal. */
  saveTyped(changes: UpdatePublishingRequest): Promise<unknown>;
}

interface PublishingSettingsProps {
  formId: string;
  /** Of the placeholder until they are loaded, in px. */
  height?: number;
  children(props: PublishingProps): ReactNode;
}

/** Gives the publishing settings to those who show them, once they are loaded. */
export function PublishingSettings({ height = 280, ...props }: PublishingSettingsProps) {
  const { data, error, refetch } = usePublishing(props.formId);
  const { save, saveTyped } = useSavePublishing(props.formId);
  if (error && !data) {
    return <LoadFailure title={t`Failed to load form settings`} error={error} onRetry={() => refetch()} />;
  }
  if (!data) return <LoadingSkeleton height={height} />;
  return props.children({ settings: data, save, saveTyped });
}
