import { t } from '@lingui/core/macro';
import type { SetRecurringExportRequest } from '@inlay/api/contract';
import { FORMATS } from './formats.ts';

const WORDS: Record<SetRecurringExportRequest['every'], (format: string) => string> = {
  day: (format) => t`You get a file by email every day: ${format}.`,
  week: (format) => t`You get a file by email every Monday: ${format}.`,
  month: (format) => t`You get a file by email every first of the month: ${format}.`,
};

/** Says when files of a recurring export come. */
export function scheduleWords({
  every,
  format,
}: Pick<SetRecurringExportRequest, 'every' | 'format'>): string {
  return WORDS[every](FORMATS.find(([one]) => one === format)?.[1] ?? '');
}
