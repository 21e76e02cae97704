import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ExportFormat } from '@inlay/api/contract';
import { useExport, type ExportedRows } from './useExport.ts';

const FORMATS: readonly (readonly [format: ExportFormat, name: string])[] = [
  ['csv', 'CSV'],
  ['xlsx', t`Excel`],
  ['jsonl', t`JSON lines`],
];

interface ExportMenuProps {
  /** Text of the button: "Export All", "Export Selected". */
  label: string;
  size?: 'xs' | 'sm';
  selection: ExportedRows;
}

/** Makes a file of submissions and hands it to the browser (SUBM-019, SUBM-044, SUBM-061…067). */
export function ExportMenu({ label, size = 'sm', selection }: ExportMenuProps) {
  const start = useExport(selection);
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="default"
          size={size}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(([format, name]) => (
          <Menu.Item key={format} onClick={() => start.mutate(format)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
