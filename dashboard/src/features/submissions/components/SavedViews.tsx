import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_VIEW_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useChangeViews, useSavedViews } from '../api/annotations.ts';
import { parseInboxPath, toInboxPath, type InboxQuery } from '../inboxQuery.ts';

/** Saved views: open one, save the current filter, delete one. */
export function SavedViews({ query, onGo }: { query: InboxQuery; onGo(query: InboxQuery): void }) {
  const { data } = useSavedViews();
  const change = useChangeViews();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const views = data?.views ?? [];
  const save = (): void => {
    const path = toInboxPath({ ...query, openId: null });
    change.mutate({ name: name.trim(), query: path }, { onSuccess: () => setNaming(false) });
  };
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden="true" />}>
            {t`Views`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 ? <Menu.Label>{t`No saved views yet`}</Menu.Label> : null}
          {views.map((view) => (
            <Menu.Item key={view.id} onClick={() => onGo(parseInboxPath(view.query))}>
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            onClick={() => {
              setName('');
              setNaming(true);
            }}
          >
            {t`Save or remove views`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title={t`Saved views`}>
        <Stack gap={16}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim()) save();
            }}
          >
            <Group align="flex-end" gap={8} wrap="nowrap">
              <TextInput
                label={t`Name of this view`}
                maxLength={MAX_VIEW_NAME_LENGTH}
                data-autofocus
                flex={1}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <BusyButton type="submit" isBusy={change.isPending}>
                {t`Save view`}
              </BusyButton>
            </Group>
          </form>
          {views.map((view) => (
            <Group key={view.id} justify="space-between" wrap="nowrap">
              <span style={{ overflowWrap: 'anywhere' }}>{view.name}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove view ${view.name}`}
                onClick={() => change.mutate({ removeId: view.id })}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
