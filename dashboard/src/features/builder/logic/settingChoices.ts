import { t } from '@lingui/core/macro';

/** Words of the choices of pages, values and endings, by the setting's key in a definition. */
export const SETTING_CHOICES = {
  progress: { bar: t`Bar`, steps: t`Steps`, none: t`None` },
  layout: { pages: t`Whole pages`, questions: t`One question` },
  show: { nowhere: t`Nowhere`, inbox: t`Submissions only`, visitor: t`Form and submissions` },
  format: { number: t`Number`, currency: t`Amount`, percent: t`Percent`, text: t`Text`, date: t`Date` },
  kind: { stored: t`Stored`, turned_away: t`Turned away` },
} as const;

/** Lists the choices of a setting for a control. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
