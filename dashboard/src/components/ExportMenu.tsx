import { Button, Group, Menu, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CreateExportRequest, ExportFormat, ExportItem, SubmissionFilter } from '@inlay/api/contract';
import { api } from '../lib/apiClient.ts';
import { ApiError } from '../lib/apiError.ts';
import { JOBS_KEY } from '../lib/queryClient.ts';
import { toastError, toastSuccess, toastThrown } from '../lib/toasts.ts';

/** How often is asked where no live event arrives, in milliseconds. */
const ASK_MS = 2_000;

const FORMATS: readonly (readonly [format: ExportFormat, name: string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['jsonl', 'JSON lines'],
];

interface ExportMenuProps {
  /** What the button says: "Export All", "Export Selected". */
  label: string;
  /** Rows by their ids, or every row that a filter fits. */
  selection: { ids: readonly string[]; formId?: string } | { filter: SubmissionFilter };
}

/** Makes a file of submissions and hands it to the browser (SUBM-019, SUBM-044, SUBM-061…067). */
export function ExportMenu({ label, selection }: ExportMenuProps) {
  const [exportId, setExportId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: (format: ExportFormat) => api.post<ExportItem>('/exports', toRequest(format, selection)),
    onSuccess: ({ id }) => setExportId(id),
    onError: (error) => {
      const isEmpty = error instanceof ApiError && error.code === 'export.empty';
      if (isEmpty) toastError('No submissions to export', 'No Data');
      else toastThrown(error);
    },
  });
  if (exportId) return <ExportProgress exportId={exportId} onFinished={() => setExportId(null)} />;
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
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

/** The days of the export are those on the screen (D-22). */
function toRequest(format: ExportFormat, selection: ExportMenuProps['selection']): CreateExportRequest {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if ('filter' in selection) return { format, filter: { timeZone, ...selection.filter } };
  return { format, timeZone, ...selection, ids: [...selection.ids] };
}

function ExportProgress({ exportId, onFinished }: { exportId: string; onFinished(): void }) {
  const { data, error } = useQuery({
    queryKey: [...JOBS_KEY, 'export', exportId],
    queryFn: () => api.get<ExportItem>(`/exports/${exportId}`),
    refetchInterval: ({ state }) =>
      state.data?.state === 'done' || state.data?.state === 'failed' ? false : ASK_MS,
  });
  const state = error ? 'failed' : data?.state;
  const problem = data?.problem ?? 'The file could not be written.';
  const finish = useRef(onFinished);
  useEffect(() => {
    finish.current = onFinished;
  });
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return;
    if (state === 'done') {
      download(`/api/exports/${exportId}/file`);
      toastSuccess('Submissions exported successfully');
    } else toastError(problem);
    finish.current();
  }, [state, exportId, problem]);
  const share = data && data.total > 0 ? (100 * data.rows) / data.total : 0;
  return (
    <Group gap={8} wrap="nowrap" mih={36} role="status">
      <Progress value={share} w={80} size={6} aria-label="Export" />
      <Text size="sm" c="dimmed" className="tabular">
        Exporting{data ? ` ${data.rows.toLocaleString()} of ${data.total.toLocaleString()}` : '…'}
      </Text>
    </Group>
  );
}

/** The server's headers name the file. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
