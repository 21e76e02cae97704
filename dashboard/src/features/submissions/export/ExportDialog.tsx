import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Modal, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ExportFormat } from '@inlay/api/contract';
import type { StoredPart } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { viewerZone } from '../../../lib/formatTime.ts';
import { BROWSER_ZONE, timeZoneOptions } from '../../../lib/timeZones.ts';
import { FORMATS } from './formats.ts';
import type { ExportedRows, ExportOrder } from './useExport.ts';

interface ExportDialogProps {
  selection: ExportedRows;
  /** What the form stores; empty for several forms, whose columns differ. */
  parts: readonly StoredPart[];
  isBusy: boolean;
  onExport(order: ExportOrder): void;
  onClose(): void;
}

/** Asks what a file of submissions holds: its columns, its period, and the time zone of its times. */
export function ExportDialog({ selection, parts, isBusy, onExport, onClose }: ExportDialogProps) {
  const filter = 'filter' in selection ? selection.filter : null;
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [columns, setColumns] = useState<string[]>(parts.map(({ id }) => id));
  const [zone, setZone] = useState(viewerZone());
  const [from, setFrom] = useState(filter?.from ?? '');
  const [to, setTo] = useState(filter?.to ?? '');
  const [withWork, setWithWork] = useState(false);
  const isWhole = columns.length === parts.length;
  const isEmpty = parts.length > 0 && columns.length === 0;
  const submit = (): void => {
    if (!isEmpty)
      onExport({ format, zone, from, to, ...(!isWhole && { columns }), ...(withWork && { withWork }) });
  };
  return (
    <Modal opened onClose={onClose} title={t`Export submissions`}>
      <Stack gap={16}>
        <Radio.Group label={t`Format`} value={format} onChange={setFormat}>
          <Group gap={16} mt={4}>
            {FORMATS.map(([value, name]) => (
              <Radio key={value} value={value} label={name} />
            ))}
          </Group>
        </Radio.Group>
        {filter ? (
          <Group grow gap={8}>
            <TextInput
              type="date"
              label={t`From`}
              value={from}
              {...(to && { max: to })}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label={t`To`}
              value={to}
              {...(from && { min: from })}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
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
        <Checkbox
          label={t`Status, assignee and number of comments`}
          checked={withWork}
          onChange={(event) => setWithWork(event.currentTarget.checked)}
        />
        {parts.length > 0 ? (
          <Columns parts={parts} columns={columns} isEmpty={isEmpty} onChange={setColumns} />
        ) : null}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton isBusy={isBusy} onClick={submit}>
            {t`Export`}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}

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
      <Stack gap={8} mt={4} mah={240} style={{ overflowY: 'auto' }}>
        {parts.map(({ id, label }) => (
          <Checkbox key={id} value={id} label={label || id} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
