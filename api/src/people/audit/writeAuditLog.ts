import { BYTE_ORDER_MARK, csvLine } from '@inlay/sdk/model';
import type { AuditEntry } from '../../platform/contract/index.ts';

/** Columns of the file, which programs read as well: in English, as those of analytics are. */
const COLUMNS: readonly (readonly [title: string, cell: (entry: AuditEntry) => string | number | null])[] = [
  ['Time', ({ at }) => at],
  ['Kind', ({ kind }) => kind],
  ['Action', ({ action }) => action],
  ['Done by', ({ who }) => who.kind],
  ['Name', ({ who }) => who.name],
  ['Email', ({ who }) => who.email],
  ['Person id', ({ who }) => who.id],
  ['API key', ({ apiKey }) => apiKey],
  ['Subject', ({ subject }) => subject],
  ['Role before', ({ from }) => from],
  ['Role after', ({ to }) => to],
  ['Form', ({ form }) => form?.title ?? null],
  ['Form id', ({ form }) => form?.id ?? null],
  ['Forms', ({ formCount }) => formCount],
  ['Submission id', ({ submissionId }) => submissionId],
  ['Folder', ({ folder }) => folder],
  ['Count', ({ count }) => count],
  ['Format', ({ format }) => format],
  ['Source', ({ source }) => source],
  ['User agent', ({ userAgent }) => userAgent],
];

/** Formats entries of an audit log as CSV. */
export const writeAuditLog = (entries: readonly AuditEntry[]): string =>
  BYTE_ORDER_MARK +
  csvLine(COLUMNS.map(([title]) => title)) +
  entries.map((entry) => csvLine(COLUMNS.map(([, cell]) => String(cell(entry) ?? '')))).join('');
