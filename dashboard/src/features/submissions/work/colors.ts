import { t } from '@lingui/core/macro';
import type { StatusColor } from '@inlay/api/contract';

/** Colors of statuses and tags. */
export const COLORS: readonly { value: StatusColor; label: string }[] = [
  { value: 'gray', label: t`Gray` },
  { value: 'blue', label: t`Blue` },
  { value: 'teal', label: t`Teal` },
  { value: 'green', label: t`Green` },
  { value: 'yellow', label: t`Yellow` },
  { value: 'orange', label: t`Orange` },
  { value: 'red', label: t`Red` },
  { value: 'grape', label: t`Purple` },
];
