import { t } from '@lingui/core/macro';
import { Button, Menu, Text } from '@mantine/core';
import IconDownload from '~icons/download';
import { Suspense, useState } from 'react';
import type { StoredPart } from '@inlay/sdk/model';
import { FORMATS } from './formats.ts';
import { LazyExportDialog } from './LazyExportDialog.tsx';
import { useExport, type ExportedRows } from './useExport.ts';

interface ExportMenuProps {
  /** Text of the button: "Export All", "Export Selected". */
  label: string;
  size?: 'xs' | 'sm';
  selection: ExportedRows;
  /** What the form stores; empty for several forms. */
  parts: readonly StoredPart[];
}

/** Makes a file of submissions and hands it to the browser (SUBM-019, SUBM-044, SUBM-061…067). */
export function ExportMenu({ label, size = 'sm', selection, parts }: ExportMenuProps) {
  const start = useExport(selection);
  const [isAsking, setAsking] = useState(false);
  const canRepeat = 'filter' in selection && selection.filter.formId !== undefined;
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button variant="default" size={size} leftSection={<IconDownload size={16} aria-hidden="true" />}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map(([format, name]) => (
            <Menu.Item key={format} onClick={() => start.mutate({ format })}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsking(true)}>
            {t`More options…`}
            {canRepeat ? (
              <Text size="xs" c="dimmed">
                {t`Columns, dates, or a file by email on a schedule`}
              </Text>
            ) : null}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking ? (
        <Suspense>
          <LazyExportDialog
            selection={selection}
            parts={parts}
            isBusy={start.isPending}
            onExport={(order) => start.mutate(order, { onSuccess: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
