import { t } from '@lingui/core/macro';
import type { FormVersion } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { formatExact } from '../../../lib/formatTime.ts';

/** An entry of the history, or the unpublished work in the builder, whose definition is at hand. */
export type ShownVersion =
  | (FormVersion & { definition?: undefined })
  | (Omit<FormVersion, 'kind'> & { kind: 'work'; definition: FormDefinition });

/** Returns what a version is called in lists, headings and choices. */
export function versionName({ kind, isLive, savedAt }: ShownVersion): string {
  const time = formatExact(savedAt);
  if (kind === 'work') return t`Current draft`;
  if (isLive) return t`Live, ${time}`;
  return kind === 'draft' ? t`Draft of ${time}` : time;
}
