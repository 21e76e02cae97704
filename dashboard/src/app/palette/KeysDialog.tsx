import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { KeyList } from '../../components/KeyList.tsx';
import { isApple } from '../CommandKey.tsx';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  [isApple ? '⌘ K' : t`Ctrl K`, t`Search or jump to`],
  ['?', t`Show these keys`],
  [t`Escape`, t`Close what is open`],
];

/** The keys of every screen. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <KeyList keys={KEYS} opened={opened} onClose={onClose}>
      <Text
        size="sm"
        c="dimmed"
        mt={16}
      >{t`Submissions and the builder have more keys: press ? there.`}</Text>
    </KeyList>
  );
}
