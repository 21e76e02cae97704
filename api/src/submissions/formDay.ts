import type { FormDefinition } from '@inlay/sdk/model';
import { dayIn } from './localDays.ts';

/** Returns the day that a form's logic takes for today (decision 217). */
export const formDay = ({ flow }: Pick<FormDefinition, 'flow'>, at = Date.now()): string =>
  dayIn(flow.timeZone ?? 'UTC', at);
