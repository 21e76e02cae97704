import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Modal, Stack, TextInput, Tooltip } from '@mantine/core';
import IconBookmarkPlus from '~icons/bookmark-plus';
import IconTrash from '~icons/trash';
import { useState } from 'react';
import type { SavedView } from '@inlay/api/contract';
import { MAX_VIEW_NAME_LENGTH } from '@inlay/sdk/model';
import { besideInput } from '../../../components/besideInput.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useFirstWrong } from '../../../lib/useFirstWrong.ts';
import { useChangeViews } from '../api/annotations.ts';
import { toInboxPath, type InboxQuery } from '../inbox/inboxQuery.ts';

/** Saves the current filter as a view, or removes one. */
export function SavedViews({ query, views }: { query: InboxQuery; views: readonly SavedView[] }) {
  const change = useChangeViews();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [form, refuse] = useFirstWrong<HTMLFormElement>();
  const known = views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const save = (): void => {
    const path = toInboxPath({ ...query, openId: null });
    change.mutate({ name: name.trim(), query: path }, { onSuccess: () => setNaming(false) });
  };
  return (
    <>
      <Tooltip label={t`Save or remove views`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Save or remove views`}
          onClick={() => {
            setName('');
            setChecked(false);
            setNaming(true);
          }}
        >
          <IconBookmarkPlus size={16} />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title={t`Saved views`}>
        <Stack gap={16}>
          <form
            ref={form}
            onSubmit={(event) => {
              event.preventDefault();
              setChecked(true);
              if (name.trim()) save();
              else refuse();
            }}
          >
            <TextInput
              label={t`Name of this view`}
              maxLength={MAX_VIEW_NAME_LENGTH}
              data-autofocus
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={
                known
                  ? t`You already have a view named ${known.name}. Its filters would be replaced.`
                  : isChecked && !name.trim() && t`Please enter a name`
              }
              inputContainer={besideInput(
                <BusyButton type="submit" isBusy={change.isPending}>
                  {known ? t`Replace view` : t`Save view`}
                </BusyButton>,
              )}
            />
          </form>
          {views.map((view) => (
            <Group key={view.id} justify="space-between" wrap="nowrap">
              <span style={{ overflowWrap: 'anywhere' }}>
                <bdi>{view.name}</bdi>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove view ${view.name}`}
                onClick={() => change.mutate({ removeId: view.id })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
