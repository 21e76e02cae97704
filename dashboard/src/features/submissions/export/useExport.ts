import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import type { CreateExportRequest, ExportFormat, ExportItem, SubmissionFilter } from '@inlay/api/contract';
import { ExportProgress } from './ExportProgress.tsx';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { viewerZone } from '../../../lib/formatTime.ts';
import { toastError, toastProgress, toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/** Rows by their ids, or every row that a filter fits. */
export type ExportedRows = { ids: readonly string[]; formId?: string } | { filter: SubmissionFilter };

/** The days of the export are those on the screen (D-22). */
function toRequest(format: ExportFormat, selection: ExportedRows): CreateExportRequest {
  const zone = viewerZone();
  if ('filter' in selection) return { format, filter: { ...selection.filter, zone } };
  return { format, zone, ...selection, ids: [...selection.ids] };
}

/** Requests an export; shows its progress on every screen, and downloads the file at its end. */
export function useExport(selection: ExportedRows) {
  return useMutation({
    mutationFn: (format: ExportFormat) => api.post<ExportItem>('/exports', toRequest(format, selection)),
    onSuccess: ({ id }) => {
      const onFinished = (problem: string | null): void => {
        notifications.hide(id);
        if (problem !== null) return toastError(problem);
        download(`/api/exports/${id}/file`);
        toastSuccess(t`Submissions exported successfully`);
      };
      toastProgress(
        id,
        t`Exporting submissions`,
        createElement(ExportProgress, { exportId: id, onFinished }),
      );
    },
    onError: (error) => {
      const isEmpty = error instanceof ApiError && error.code === 'export.empty';
      if (isEmpty) toastError(t`No submissions to export`, t`No Data`);
      else toastThrown(error);
    },
  });
}

/** The server's headers name the file. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
