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

/** Rows of an export and its options; an absent one is as on the screen. */
export interface ExportOrder {
  rows: ExportedRows;
  format: ExportFormat;
  zone?: string;
  /** Days; empty: no bound. */
  from?: string;
  to?: string;
  columns?: string[];
  /** Adds status, assignee and the number of comments. */
  withWork?: true;
  /** The question of which there is a row for each choice. */
  splitBy?: string;
}

/** The days of the export are those on the screen (D-22), unless others are chosen. */
function toRequest(order: ExportOrder): CreateExportRequest {
  const { rows: selection, format, zone = viewerZone(), columns, withWork, splitBy } = order;
  const common = {
    format,
    ...(columns && { columns }),
    ...(withWork && { withWork }),
    ...(splitBy && { splitBy }),
  };
  if (!('filter' in selection)) return { ...common, zone, ...selection, ids: [...selection.ids] };
  const { from: shownFrom, to: shownTo, ...filter } = selection.filter;
  const { from = shownFrom, to = shownTo } = order;
  return { ...common, filter: { ...filter, ...(from && { from }), ...(to && { to }), zone } };
}

/** Requests an export; shows its progress on every screen, and downloads the file at its end. */
export function useExport() {
  return useMutation({
    mutationFn: (order: ExportOrder) => api.post<ExportItem>('/exports', toRequest(order)),
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
