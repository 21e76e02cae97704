import { t } from '@lingui/core/macro';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import IconBookmark from '~icons/bookmark';
import { useState, type FormEvent } from 'react';
import { MAX_TITLE_LENGTH, type Field } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { useSaveBlock } from '../api/blocks.ts';

/** Keeps these fields as a block (BUILD-101). */
export function SaveBlock({ fields }: { fields: readonly Field[] }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = useSaveBlock();
  const open = (): void => {
    save.reset();
    setName('');
    setOpen(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    save.mutate({ name, fields }, { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button variant="default" leftSection={<IconBookmark size={16} />} onClick={open}>
        {t`Save as block`}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t`Save as block`}>
        <form onSubmit={submit}>
          <Stack gap={16}>
            <TextInput
              label={t`Block name`}
              description={t`You can insert these fields into any form by this name.`}
              value={name}
              maxLength={MAX_TITLE_LENGTH}
              error={save.error ? messageOf(save.error) : undefined}
              dir="auto"
              data-autofocus
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <DialogFoot>
              <Button variant="default" onClick={() => setOpen(false)}>
                {t`Cancel`}
              </Button>
              <BusyButton type="submit" isBusy={save.isPending} disabled={name.trim() === ''}>
                {t`Save block`}
              </BusyButton>
            </DialogFoot>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
