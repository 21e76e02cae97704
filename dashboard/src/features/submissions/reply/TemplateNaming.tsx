import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import IconTrash from '~icons/trash';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyTemplate, ReplyTemplatesResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { api } from '../../../lib/apiClient.ts';
import { useFirstWrong } from '../../../lib/useFirstWrong.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { TEMPLATES_KEY } from './templatesKey.ts';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

const LONGEST_NAME = 40;

/** Keeps the text as a template of the account under a name, inserts templates and removes them. */
export function TemplateNaming(props: {
  text: string;
  templates: readonly ReplyTemplate[];
  onInsert(text: string): void;
}) {
  const { text, templates, onInsert } = props;
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [entries, refuse] = useFirstWrong<HTMLDivElement>();
  const client = useQueryClient();
  const refusal = useRoleRefusal(useAccountAbility('work'));
  const change = useMutation({
    mutationFn: (wanted: { name: string; text: string } | { removeId: string }) =>
      'removeId' in wanted
        ? api.delete<ReplyTemplatesResponse>(`/reply-templates/${wanted.removeId}`)
        : api.post<ReplyTemplatesResponse>('/reply-templates', wanted),
    onSuccess: (found) => {
      setChanged(client, TEMPLATES_KEY, found);
      setName('');
      setChecked(false);
    },
    onError: (error) => toastThrown(error),
  });
  const save = (): void => {
    setChecked(true);
    if (name.trim() && text.trim()) change.mutate({ name: name.trim(), text });
    else refuse();
  };
  const button = (
    <Button size="xs" variant="subtle" color="gray" onClick={() => setOpen(!isOpen)}>
      {t`Templates`}
    </Button>
  );
  if (refusal) return <Refusable refusal={refusal}>{button}</Refusable>;
  return (
    <Popover
      width={300}
      position="top-start"
      trapFocus
      returnFocus
      shadow="md"
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t`Templates`}>
        <Stack gap={8} ref={entries}>
          <TextInput
            label={t`Save this message as`}
            description={text.trim() ? undefined : t`Write the message first.`}
            maxLength={LONGEST_NAME}
            value={name}
            error={isChecked && !name.trim() && t`Please enter a name`}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
          <Group justify="flex-end">
            <BusyButton size="xs" variant="default" isBusy={change.isPending} onClick={save}>
              {t`Save template`}
            </BusyButton>
          </Group>
          {templates.map((one) => (
            <Group key={one.id} justify="space-between" wrap="nowrap">
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t`Insert template ${one.name}`}
                onClick={() => {
                  onInsert(one.text);
                  setOpen(false);
                }}
              >
                {one.name}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove template ${one.name}`}
                onClick={() => change.mutate({ removeId: one.id })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
