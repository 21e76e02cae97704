import { t } from '@lingui/core/macro';
import { Button, Menu, Text } from '@mantine/core';
import IconDownload from '~icons/download';
import { Suspense, useState } from 'react';
import type { StoredPart } from '@inlay/sdk/model';
import { FORMATS } from './formats.ts';
import { LazyExportDialog } from './LazyExportDialog.tsx';
import { todayIn, viewerZone } from '../../../lib/formatTime.ts';
import { monthOf, MONTHS, type Days } from './months.ts';
import { useExport, type ExportedRows } from './useExport.ts';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';
import { useInboxAbility } from '../api/submissions.ts';

interface ExportMenuProps {
  /** The form whose submissions they are; null for several forms. */
  formId: string | null;
  /** Text of the button: "Export All", "Export Selected". */
  label: string;
  selection: ExportedRows;
  /** Every submission, offered beside what a search or a filter leaves. */
  all?: ExportedRows | null;
  /** What the form stores; empty for several forms. */
  parts: readonly StoredPart[];
}

/** Makes a file of submissions and hands it to the browser (SUBM-019, SUBM-044, SUBM-061…067). */
export function ExportMenu({ formId, label, selection, all = null, parts }: ExportMenuProps) {
  const refusal = useRoleRefusal(useInboxAbility('export', formId === null ? null : [formId]));
  const start = useExport();
  /** The days that the open dialog begins with. */
  const [asked, setAsked] = useState<{ days: Days | null } | null>(null);
  const canRepeat = 'filter' in selection && selection.filter.formId !== undefined;
  const formats = (rows: ExportedRows) =>
    FORMATS.map(([format, name]) => (
      <Menu.Item key={format} onClick={() => start.mutate({ rows, format })}>
        {name}
      </Menu.Item>
    ));
  const button = (
    <Button variant="default" size="xs" leftSection={<IconDownload size={16} aria-hidden="true" />}>
      {label}
    </Button>
  );
  if (refusal) return <Refusable refusal={refusal}>{button}</Refusable>;
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          {all ? <Menu.Label>{t`Matches`}</Menu.Label> : null}
          {formats(selection)}
          <Menu.Divider />
          {all ? (
            <>
              <Menu.Label>{t`All submissions`}</Menu.Label>
              {formats(all)}
              <Menu.Divider />
            </>
          ) : null}
          {'filter' in selection
            ? MONTHS.map(([back, name]) => (
                <Menu.Item
                  key={back}
                  onClick={() => setAsked({ days: monthOf(todayIn(viewerZone()), back) })}
                >
                  {`${name}…`}
                </Menu.Item>
              ))
            : null}
          <Menu.Item onClick={() => setAsked({ days: null })}>
            {t`More options…`}
            {canRepeat ? (
              <Text size="xs" c="dimmed">
                {t`Columns, dates, or a file by email on a schedule`}
              </Text>
            ) : null}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked ? (
        <Suspense>
          <LazyExportDialog
            selection={selection}
            all={all}
            parts={parts}
            days={asked.days}
            isBusy={start.isPending}
            onExport={(order) => start.mutate(order, { onSuccess: () => setAsked(null) })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
