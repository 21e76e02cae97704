import { t } from '@lingui/core/macro';
import type { ExportFormat } from '@inlay/api/contract';

/** The formats of a file of submissions. */
export const FORMATS: readonly (readonly [format: ExportFormat, name: string])[] = [
  ['csv', 'CSV'],
  ['xlsx', t`Excel`],
  ['jsonl', t`JSON lines`],
];
