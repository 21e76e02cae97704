import { t } from '@lingui/core/macro';
import { Group, Modal, MultiSelect, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useChangeForms } from './changeForms.ts';

interface MoveFormsHereProps {
  folder: { id: string; name: string };
  /** Forms elsewhere that may be moved. */
  forms: readonly FormSummary[];
  onClose(): void;
}

/** Dialog that chooses forms of the account and moves them into a folder. */
export function MoveFormsHere({ folder, forms, onClose }: MoveFormsHereProps) {
  const [ids, setIds] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useChangeForms();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(ids.length === 0);
    if (ids.length === 0) return;
    const chosen = forms.filter(({ id }) => ids.includes(id));
    mutate({ forms: chosen, change: { kind: 'move', folderId: folder.id } }, { onSettled: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t`Move forms to ${folder.name}`}>
      <form onSubmit={submit}>
        <Stack gap={16}>
          <MultiSelect
            label={t`Forms`}
            description={t`Clients of this folder will see them.`}
            data={forms.map(({ id, title }) => ({ value: id, label: title.trim() || t`Untitled Form` }))}
            value={ids}
            onChange={setIds}
            searchable
            error={isMissing && ids.length === 0 ? t`Choose at least one form` : undefined}
          />
          <Group justify="flex-end">
            <BusyButton type="submit" isBusy={isPending}>
              {t`Move to folder`}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
