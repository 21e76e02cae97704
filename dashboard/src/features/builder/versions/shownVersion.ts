import { t } from '@lingui/core/macro';
import type { FormVersion } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { formatExact } from '../../../lib/formatTime.ts';

/** An entry of the history, or the edited document, whose definition needs no loading. */
export type ShownVersion =
  | (FormVersion & { definition?: undefined })
  | (Omit<FormVersion, 'kind'> & { kind: 'edited'; definition: FormDefinition });

/** Returns what a version is called in lists, headings and choices. */
export function versionName({ kind, isLive, savedAt }: ShownVersion): string {
  const time = formatExact(savedAt);
  if (kind === 'edited') return t`Current draft`;
  if (isLive) return t`Live, ${time}`;
  return kind === 'draft' ? t`Draft of ${time}` : time;
}
