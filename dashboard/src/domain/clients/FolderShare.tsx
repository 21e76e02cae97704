import { t } from '@lingui/core/macro';
import { Select, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ClientFolderRequest, Folder } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { PRESETS } from './presets.ts';
import { WorkSwitches } from './WorkSwitches.tsx';

type Share = Pick<Folder['people'][number], 'preset' | 'mayExport' | 'mayComment' | 'seesStatus'>;

/** The change of a share that is under way; null takes the folder back. */
interface ShareChange {
  isPending: boolean;
  variables: ClientFolderRequest | null | undefined;
  mutate(changes: ClientFolderRequest | null, options?: { onSettled?(): void }): void;
}

interface FolderShareProps {
  folder: string;
  share: Share;
  change: ShareChange;
}

/** What a client sees of a folder, as its switches (CLNT-088, CLNT-120). */
export function FolderShare({ folder, share, change }: FolderShareProps) {
  const { preset, mayExport, mayComment, seesStatus } = {
    ...share,
    ...(change.isPending && change.variables),
  };
  return (
    <>
      <Select
        label={t`Client sees of ${folder}`}
        data={PRESETS.map(({ value, label }) => ({ value, label }))}
        value={preset ?? share.preset}
        allowDeselect={false}
        w={260}
        maw="100%"
        onChange={(chosen) => {
          const next = PRESETS.find(({ value }) => value === chosen);
          if (next && next.value !== share.preset) change.mutate({ preset: next.value });
        }}
      />
      {preset === 'figures' ? null : (
        <>
          <Switch
            label={t`Client may export submissions of ${folder}`}
            checked={mayExport ?? true}
            onChange={(event) => change.mutate({ mayExport: event.currentTarget.checked })}
          />
          <WorkSwitches
            mayComment={mayComment ?? false}
            seesStatus={seesStatus ?? false}
            onChange={(changes) => change.mutate(changes)}
          />
        </>
      )}
    </>
  );
}

/** Takes a folder back from a client, once that is confirmed. */
export function StopSharing({
  folder,
  email,
  change,
}: Pick<FolderShareProps, 'folder' | 'change'> & { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BusyButton
        variant="default"
        size="xs"
        aria-label={t`Stop sharing ${folder}`}
        isBusy={change.isPending && change.variables === null}
        onClick={() => setAsking(true)}
      >
        {t`Stop sharing`}
      </BusyButton>
      <ConfirmDialog
        opened={isAsking}
        title={t`Stop sharing ${folder}?`}
        verb={t`Stop sharing`}
        isDestructive
        isBusy={change.isPending}
        onConfirm={() => change.mutate(null, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t`${email} loses access to its forms and submissions at once.`}
      </ConfirmDialog>
    </>
  );
}
