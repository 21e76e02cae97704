import type { FormDefinition, Language } from '@inlay/sdk/model';

type Zoned = Pick<FormDefinition, 'flow'>;

const optionsIn = ({ flow }: Zoned) => ({ timeZone: flow.timeZone ?? 'UTC', numberingSystem: 'latn' });

/** Prints the day of a time in a form's zone, in a visitor's language. */
export const printDay = (form: Zoned, time: Date, language: Language): string =>
  time.toLocaleDateString(language, { dateStyle: 'long', ...optionsIn(form) });

/** Prints a day and its time, with the zone where the form has none of its own. */
export const printTime = (form: Zoned, time: Date, language: Language): string =>
  `${time.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', ...optionsIn(form) })}${form.flow.timeZone ? '' : ' UTC'}`;
