import { t } from '@lingui/core/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useState } from 'react';
import type { FormDefinition } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { ImpactReport } from '../publish/ImpactReport.tsx';
import type { BuilderCore } from '../useBuilder.ts';
import { useImpact } from './api.ts';
import { restoreVersion } from './restoreVersion.ts';
import { versionName, type ShownVersion } from './shownVersion.ts';

interface RestoreDialogProps {
  builder: BuilderCore;
  formId: string;
  version: ShownVersion;
  definition: FormDefinition;
  onClose(): void;
}

/** Restores a version, as a draft or for visitors at once; what that means is shown before (D-193). */
export function RestoreDialog({ builder, formId, version, definition, onClose }: RestoreDialogProps) {
  const { data: impact, error, refetch } = useImpact(formId, version.id, definition);
  const [busy, setBusy] = useState<'draft' | 'live' | null>(null);
  const canPublish = impact !== undefined && impact.problems.length === 0;
  const restore = async (to: 'draft' | 'live'): Promise<void> => {
    if (busy) return;
    setBusy(to);
    try {
      await restoreVersion(builder, version.id);
      // A refusal says so by itself; the version is the draft by then.
      if (to === 'live') await builder.publish();
      else toastSuccess(t`Restored as a draft. Visitors don’t see it yet.`);
      builder.set({ isShowingVersions: false });
    } catch (failure) {
      toastThrown(failure, t`Error restoring this version`);
      setBusy(null);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Restore this version?`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap={16}>
        <Text>
          {version.kind === 'draft'
            ? t`${versionName(version)} becomes your draft. A copy of the draft before stays in the history.`
            : t`The version of ${versionName(version)} becomes your draft. A copy of the draft before stays in the history.`}
        </Text>
        {error ? (
          <LoadFailure title={t`Error loading the impact`} error={error} onRetry={() => refetch()} />
        ) : impact ? (
          <ImpactReport impact={impact} />
        ) : (
          <LoadingSkeleton height={200} />
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton
            variant="default"
            isBusy={busy === 'live'}
            aria-disabled={!canPublish}
            {...(!canPublish && { 'data-disabled': true })}
            onClick={() => (canPublish ? void restore('live') : undefined)}
          >
            {t`Publish now`}
          </BusyButton>
          <BusyButton isBusy={busy === 'draft'} data-autofocus onClick={() => void restore('draft')}>
            {t`Restore as draft`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
