import { t } from '@lingui/core/macro';
import { Button, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import type { Folder } from '@inlay/api/contract';
import { MAX_FOLDER_DESCRIPTION_LENGTH, MAX_FOLDER_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useBrandKits } from '../../../domain/looks/useBrandKits.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useCreateFolder, useUpdateFolder } from '../api/folders.ts';

interface FolderDialogProps {
  opened: boolean;
  /** The folder to change; null for a new one. */
  folder: Folder | null;
  onClose(): void;
}

/** "Create New Client Folder", and the same for one that is there (FOLD-016…018). */
export function FolderDialog({ opened, folder, onClose }: FolderDialogProps) {
  const title = folder ? t`Edit client folder` : t`Create New Client Folder`;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <FolderForm key={folder?.id ?? 'new'} folder={folder} onDone={onClose} />
    </Modal>
  );
}

function FolderForm({ folder, onDone }: { folder: Folder | null; onDone(): void }) {
  const create = useCreateFolder();
  const update = useUpdateFolder();
  const kits = useBrandKits().data?.kits ?? [];
  const { form, formProps } = useSavedForm({
    initialValues: {
      name: folder?.name ?? '',
      description: folder?.description ?? '',
      kitId: folder?.brand?.kitId ?? '',
    },
    check: ({ name }) => (name.trim() ? {} : { name: t`Please enter a name` }),
    save: async ({ kitId, ...words }) => {
      const values = { ...words, brandKitId: kitId || null };
      await (folder ? update.mutateAsync({ id: folder.id, changes: values }) : create.mutateAsync(values));
      onDone();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <TextInput
          label={t`Name`}
          required
          data-autofocus
          maxLength={MAX_FOLDER_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t`Description (optional)`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={MAX_FOLDER_DESCRIPTION_LENGTH}
          {...form.getInputProps('description')}
        />
        {kits.length > 0 ? (
          <Select
            label={t`Brand`}
            description={t`Their colors and logo here, in their portal and in new forms.`}
            placeholder={t`Your default brand`}
            clearable
            clearButtonProps={{ 'aria-label': t`Remove brand` }}
            data={kits.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.values.kitId || null}
            onChange={(id) => form.setFieldValue('kitId', id ?? '')}
          />
        ) : null}
        <DialogFoot>
          <Button variant="default" onClick={onDone}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting} disabled={form.values.name.trim() === ''}>
            {folder ? t`Save folder` : t`Create folder`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
