import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import IconArrowUp from '~icons/arrow-up';
import IconPlus from '~icons/plus';
import IconTrash from '~icons/trash';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SetStatusesRequest, WorkChoicesResponse, WorkState } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { api } from '../../../lib/apiClient.ts';
import { useFirstWrong } from '../../../lib/useFirstWrong.ts';
import { INBOX_KEY } from '../../../lib/queryClient.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { STATE_LABELS } from '../../../domain/submissions/stateLabels.ts';
import { COLORS } from './colors.ts';
import { STATES } from './states.ts';
import { useWorkChoices, WORK_CHOICES_KEY } from './workChoices.ts';

type Own = SetStatusesRequest['statuses'][number];

const LONGEST_NAME = 40;
const MOST = 30;

/** The own statuses of the person's account: names, colors, what they count as, and their order. */
export function StatusSettings({ onDone }: { onDone(): void }) {
  const { data, error, refetch } = useWorkChoices(null);
  if (error)
    return <LoadFailure title={t`Failed to load statuses`} error={error} onRetry={() => refetch()} />;
  return data ? <Editor own={data.statuses} onDone={onDone} /> : null;
}

function Editor({ own, onDone }: { own: WorkChoicesResponse['statuses']; onDone(): void }) {
  const [rows, setRows] = useState<(Own & { key: string })[]>(own.map((one) => ({ ...one, key: one.id })));
  const [isChecked, setChecked] = useState(false);
  const [entries, refuse] = useFirstWrong<HTMLDivElement>();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (statuses: Own[]) => api.put<WorkChoicesResponse>('/submission-statuses', { statuses }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: WORK_CHOICES_KEY });
      void client.invalidateQueries({ queryKey: INBOX_KEY });
      onDone();
    },
    onError: (error) => toastThrown(error),
  });
  const problemOf = (name: string): string | null => {
    const wanted = name.trim().toLowerCase();
    if (!wanted) return t`Please enter a name`;
    const same = rows.filter((row) => row.name.trim().toLowerCase() === wanted);
    return same.length > 1 ? t`Another status has this name` : null;
  };
  const submit = (): void => {
    setChecked(true);
    if (rows.some(({ name }) => problemOf(name))) return refuse();
    save.mutate(
      rows.map(({ key: _key, ...row }) => ({
        ...row,
        name: row.name.trim(),
        publicName: row.publicName?.trim() || null,
      })),
    );
  };
  return (
    <Stack gap={12} ref={entries}>
      <Text size="sm" c="dimmed">
        {t`Each counts as open, in progress or done. A removed status leaves submissions with what it counted as.`}{' '}
        {t`Senders and clients see the public name, if there is one.`}
      </Text>
      {rows.map((row, index) => (
        <StatusRow
          key={row.key}
          row={row}
          index={index}
          problem={isChecked ? problemOf(row.name) : null}
          onChange={(part) => setRows(rows.with(index, { ...row, ...part }))}
          onUp={() =>
            setRows(rows.with(index - 1, row).with(index, rows[index - 1] as (typeof rows)[number]))
          }
          onRemove={() => setRows(rows.toSpliced(index, 1))}
        />
      ))}
      <Group justify="space-between">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={rows.length >= MOST}
          onClick={() =>
            setRows([...rows, { key: crypto.randomUUID(), name: '', color: 'blue', state: 'in_progress' }])
          }
        >
          {t`Add status`}
        </Button>
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={onDone}>
            {t`Cancel`}
          </Button>
          <BusyButton size="xs" isBusy={save.isPending} onClick={submit}>
            {t`Save`}
          </BusyButton>
        </Group>
      </Group>
    </Stack>
  );
}

interface StatusRowProps {
  row: Own;
  /** Its index in the order. */
  index: number;
  /** What is wrong with its name; null while nobody has asked. */
  problem: string | null;
  onChange(part: Partial<Own>): void;
  onUp(): void;
  onRemove(): void;
}

function StatusRow({ row, index, problem, onChange, onUp, onRemove }: StatusRowProps) {
  return (
    <Group gap={8} align="flex-start">
      <TextInput
        aria-label={t`Name of status ${index + 1}`}
        maxLength={LONGEST_NAME}
        flex="2 1 160px"
        value={row.name}
        error={problem}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        aria-label={t`Public name of status ${index + 1}`}
        placeholder={t`Public name`}
        maxLength={LONGEST_NAME}
        flex="2 1 140px"
        value={row.publicName ?? ''}
        onChange={(event) => onChange({ publicName: event.currentTarget.value })}
      />
      <Select
        aria-label={t`Color of status ${index + 1}`}
        flex="1 1 100px"
        allowDeselect={false}
        data={COLORS}
        value={row.color}
        onChange={(color) => onChange({ color: color as Own['color'] })}
      />
      <Select
        aria-label={t`Status ${index + 1} counts as`}
        flex="1 1 130px"
        allowDeselect={false}
        data={STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        value={row.state}
        onChange={(state) => onChange({ state: state as WorkState })}
      />
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Move status ${index + 1} up`}
          disabled={index === 0}
          onClick={onUp}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Remove status ${index + 1}`}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
