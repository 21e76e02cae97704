import type { AddableJob } from './defineJob.ts';

/** The form whose submissions are read. */
export interface ValuesNews {
  accountId: string;
  formId: string;
}

/**
 * The job that notes the values of earlier submissions once their form takes one answer for each;
 * `submissions/values/countValues.ts` runs it.
 */
export const COUNT_VALUES: AddableJob<ValuesNews> = {
  name: 'count_values',
  keyOf: ({ formId }) => `count_values:${formId}`,
};
