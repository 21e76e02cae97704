import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Modal, NativeSelect, Radio, Select, Stack, TextInput } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useState } from 'react';
import type { ExportFormat } from '@inlay/api/contract';
import type { StoredPart } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { viewerZone } from '../../../lib/formatTime.ts';
import { BROWSER_ZONE, timeZoneOptions } from '../../../lib/timeZones.ts';
import { kindOf } from '../filters/conditions.ts';
import { CurrentSchedule, Rhythm } from './ExportSchedule.tsx';
import { FORMATS } from './formats.ts';
import type { Days } from './months.ts';
import type { ExportedRows, ExportOrder } from './useExport.ts';
import { toRecurring, useSetRecurringExport, type Schedule } from './useRecurringExport.ts';

interface ExportDialogProps {
  selection: ExportedRows;
  /** Every submission, where the selection is what a search or a filter leaves. */
  all: ExportedRows | null;
  /** What the form stores; empty for several forms, whose columns differ. */
  parts: readonly StoredPart[];
  /** The days of the file, where a month was asked for by name. */
  days: Days | null;
  isBusy: boolean;
  onExport(order: ExportOrder): void;
  onClose(): void;
}

/** Asks what a file of submissions holds: its columns, its rows, and the time zone of its times; and how often. */
export function ExportDialog(props: ExportDialogProps) {
  const { selection, all, parts, days, isBusy, onExport, onClose } = props;
  const [isWhole, setWhole] = useState(false);
  const rows = (isWhole ? all : null) ?? selection;
  const filter = 'filter' in rows ? rows.filter : null;
  const [format, setFormat] = useState<ExportFormat>(days ? 'xlsx' : 'csv');
  // All, also where the form's parts come after the dialog.
  const [chosen, setChosen] = useState<string[] | null>(null);
  const columns = chosen ?? parts.map(({ id }) => id);
  const [zone, setZone] = useState(viewerZone());
  const [from, setFrom] = useState(days?.from ?? filter?.from ?? '');
  const [to, setTo] = useState(days?.to ?? filter?.to ?? '');
  const [withWork, setWithWork] = useState(false);
  const [split, setSplit] = useState<string | null>(null);
  const [schedule, setSchedule] = useState<Schedule>({ every: 'once', rows: 'new' });
  const save = useSetRecurringExport();
  const hasAllColumns = columns.length === parts.length;
  const isEmpty = parts.length > 0 && columns.length === 0;
  const several =
    format === 'jsonl' ? [] : parts.filter(({ id }) => columns.includes(id)).filter(takesSeveral);
  const splitBy = several.some(({ id }) => id === split) ? split : null;
  const submit = (): void => {
    if (isEmpty) return;
    const content = {
      ...(!hasAllColumns && { columns }),
      ...(withWork && { withWork }),
      ...(splitBy && { splitBy }),
    };
    const request = filter && toRecurring(schedule, { ...filter, zone }, { format, ...content });
    if (request) save.mutate(request, { onSuccess: onClose });
    else onExport({ rows, format, zone, from, to, ...content });
  };
  const take = (isAll: boolean): void => {
    setWhole(isAll);
    // The days of a filter are its own.
    const own = !isAll && 'filter' in selection ? selection.filter : {};
    setFrom(days?.from ?? own.from ?? '');
    setTo(days?.to ?? own.to ?? '');
  };
  return (
    <Modal opened onClose={onClose} title={t`Export submissions`}>
      <Stack gap={16}>
        {filter?.formId ? (
          <>
            <CurrentSchedule formId={filter.formId} />
            <Rhythm schedule={schedule} onChange={setSchedule} />
          </>
        ) : null}
        {all ? <Which isAll={isWhole} onChange={take} /> : null}
        <Radio.Group label={t`Format`} value={format} onChange={setFormat}>
          <Group gap={16} mt={4}>
            {FORMATS.map(([value, name]) => (
              <Radio key={value} value={value} label={name} />
            ))}
          </Group>
        </Radio.Group>
        {filter && schedule.every === 'once' ? (
          <Group grow gap={8}>
            <Day label={t`From`} value={from} max={to} onChange={setFrom} />
            <Day label={t`To`} value={to} min={from} onChange={setTo} />
          </Group>
        ) : null}
        <Select
          label={t`Time zone`}
          description={t`Of days and times in the file`}
          searchable
          allowDeselect={false}
          data={timeZoneOptions(zone).filter(({ value }) => value !== BROWSER_ZONE)}
          value={zone}
          onChange={(name) => setZone(name ?? zone)}
        />
        {several.length > 0 ? (
          <NativeSelect
            label={t`Rows`}
            description={t`Repeats a submission for each choice, ready for pivot tables`}
            data={[
              { value: '', label: t`One row per submission` },
              ...several.map(({ id, label }) => ({
                value: id,
                label: t`One row per choice: ${label || id}`,
              })),
            ]}
            value={splitBy ?? ''}
            onChange={(event) => setSplit(event.currentTarget.value || null)}
          />
        ) : null}
        <Checkbox
          label={t`Status, assignee and number of comments`}
          checked={withWork}
          onChange={(event) => setWithWork(event.currentTarget.checked)}
        />
        {parts.length > 0 ? (
          <Columns parts={parts} columns={columns} isEmpty={isEmpty} onChange={setChosen} />
        ) : null}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton isBusy={isBusy || save.isPending} onClick={submit}>
            {schedule.every === 'once' ? t`Export` : t`Schedule`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange(day: string): void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      {...(min && { min })}
      {...(max && { max })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Asks for what a search or a filter leaves, or for everything. */
function Which({ isAll, onChange }: { isAll: boolean; onChange(isAll: boolean): void }) {
  return (
    <Radio.Group
      label={t`Submissions`}
      value={isAll ? 'all' : 'matches'}
      onChange={(which) => onChange(which === 'all')}
    >
      <Group gap={16} mt={4}>
        <Radio value="matches" label={t`Matches`} />
        <Radio value="all" label={t`All submissions`} />
      </Group>
    </Radio.Group>
  );
}

/** True for questions that take several choices. */
const takesSeveral = (part: StoredPart): boolean => part.kind === 'answer' && kindOf(part.field) === 'list';

function Columns(props: {
  parts: readonly StoredPart[];
  columns: string[];
  isEmpty: boolean;
  onChange(columns: string[]): void;
}) {
  const { parts, columns, isEmpty, onChange } = props;
  return (
    <Checkbox.Group
      label={t`Columns`}
      value={columns}
      error={isEmpty ? t`Choose at least one column` : null}
      onChange={onChange}
    >
      <Stack gap={8} mt={4}>
        {parts.map(({ id, label }) => (
          <Checkbox key={id} value={id} label={label || id} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
