import { t } from '@lingui/core/macro';
import { Button, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { MailNotice } from '../../../domain/notifications/MailNotice.tsx';
import { scheduleWords } from './scheduleWords.ts';
import {
  useRecurringExport,
  useResumeRecurringExport,
  useStopRecurringExport,
  type Schedule,
} from './useRecurringExport.ts';

const RHYTHMS: { value: Schedule['every']; label: string }[] = [
  { value: 'once', label: t`Once, now` },
  { value: 'day', label: t`Every day` },
  { value: 'week', label: t`Every Monday` },
  { value: 'month', label: t`Every first of the month` },
];

/** Asks how often a file is made, and what a repeated one holds. */
export function Rhythm({ schedule, onChange }: { schedule: Schedule; onChange(schedule: Schedule): void }) {
  return (
    <Stack gap={12}>
      <NativeSelect
        label={t`How often`}
        {...(schedule.every !== 'once' && {
          description: t`By email, as a link that works for three days. Replaces an earlier schedule of yours.`,
        })}
        data={RHYTHMS}
        value={schedule.every}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...schedule, every: RHYTHMS.find((one) => one.value === value)?.value ?? 'once' })
        }
      />
      {schedule.every === 'once' ? null : <MailNotice />}
      {schedule.every === 'once' ? null : (
        <Radio.Group
          label={t`Rows`}
          value={schedule.rows}
          onChange={(rows) => onChange({ ...schedule, rows })}
        >
          <Group gap={16} mt={4}>
            <Radio value="new" label={t`New since the last file`} />
            <Radio value="all" label={t`All submissions`} />
          </Group>
        </Radio.Group>
      )}
    </Stack>
  );
}

/** The reader's own schedule of a form, and the way to end it; nothing without one (SUBM-087). */
export function CurrentSchedule({ formId }: { formId: string }) {
  const { data } = useRecurringExport(formId);
  const stop = useStopRecurringExport(formId);
  const resume = useResumeRecurringExport(formId);
  const recurring = data?.recurring;
  if (!recurring) return null;
  return (
    <Group justify="space-between" gap={12}>
      <Text size="sm" flex="1 1 12rem">
        {recurring.pausedReason ? t`Paused: ${recurring.pausedReason}` : scheduleWords(recurring)}
      </Text>
      {recurring.pausedReason ? (
        <Button size="xs" loading={resume.isPending} onClick={() => resume.mutate()}>
          {t`Resume`}
        </Button>
      ) : null}
      <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t`Turn off`}
      </Button>
    </Group>
  );
}
