import { t } from '@lingui/core/macro';
import { Keys } from '../../../components/Keys.tsx';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['j', t`Next submission`],
  ['k', t`Previous submission`],
  [t`Enter`, t`Open the submission`],
  ['x', t`Select it (with Shift, all up to it)`],
  ['J, K', t`Select it and go on (Shift+J, Shift+K)`],
  ['s', t`Star or unstar it`],
  ['u', t`Mark it as read or unread`],
  ['t', t`Tag it`],
  ['l', t`Set its status`],
  ['a', t`Assign it`],
  ['e', t`Mark it as done, or open it again`],
  ['r', t`Reply`],
  [t`Ctrl+Enter`, t`Send the reply`],
  ['#', t`Move it to the trash`],
  ['z', t`Undo`],
  ['/', t`Search`],
  [t`Escape`, t`Close the details, or clear the selection`],
  ['?', t`Show these keys`],
];

/** The keys of the inbox (`useInboxKeys`). */
export const InboxKeys = () => <Keys keys={KEYS} />;
