import { t } from '@lingui/core/macro';
import type { SharePreset } from '@inlay/api/contract';

/** Presets of shared answers, from most to least. */
export const PRESETS: readonly { value: SharePreset; label: string; hint: string }[] = [
  { value: 'everything', label: t`Everything`, hint: t`All answers, with files and exports.` },
  {
    value: 'impersonal',
    label: t`Without personal data`,
    hint: t`Hides names, contact details, free text and files.`,
  },
  { value: 'figures', label: t`Figures only`, hint: t`Counts and charts, no single answers.` },
];
