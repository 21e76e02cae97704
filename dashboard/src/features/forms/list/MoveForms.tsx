import { plural, t } from '@lingui/core/macro';
import { Button, Modal, Stack } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useState, type FormEvent } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FolderSelect } from '../../../domain/forms/FolderSelect.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useChangeForms } from './changeForms.ts';

interface MoveFormsProps {
  /** Null while the dialog is closed. */
  forms: readonly FormSummary[] | null;
  onClose(): void;
  onFailed?(failed: readonly FormSummary[]): void;
}

/** Dialog that puts forms into a client folder, or takes them out of theirs. */
export function MoveForms({ forms, ...props }: MoveFormsProps) {
  const shown = useLastKnown(forms);
  const title = plural(shown?.length ?? 0, { one: '# form', other: '# forms' });
  return (
    <Modal opened={forms !== null} onClose={props.onClose} title={t`Move ${title}`}>
      {shown ? <FolderChoice forms={shown} {...props} /> : null}
    </Modal>
  );
}

function FolderChoice({ forms, onClose, onFailed }: MoveFormsProps & { forms: readonly FormSummary[] }) {
  const folders = new Set(forms.map(({ clientFolderId }) => clientFolderId));
  const [folderId, setFolderId] = useState(folders.size === 1 ? (forms[0]?.clientFolderId ?? null) : null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useChangeForms();
  const move = (to: string | null): void =>
    mutate(
      { forms, change: { kind: 'move', folderId: to } },
      {
        onSuccess: ({ failed }) => {
          if (failed.length > 0) onFailed?.(failed);
        },
        onSettled: onClose,
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(folderId === null);
    if (folderId !== null) move(folderId);
  };
  const isInFolder = [...folders].some((id) => id !== null);
  return (
    <form onSubmit={submit}>
      <Stack gap={16}>
        <FolderSelect
          folderId={folderId}
          isClearable={false}
          error={isMissing ? t`Choose a folder` : undefined}
          onChange={setFolderId}
        />
        <DialogFoot>
          {isInFolder ? (
            <Button variant="default" disabled={isPending} onClick={() => move(null)}>
              {t`Remove from folder`}
            </Button>
          ) : null}
          <BusyButton type="submit" isBusy={isPending}>
            {t`Move to folder`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
