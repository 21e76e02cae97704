import { t } from '@lingui/core/macro';
import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react';
import type { OutboxMailItem } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';

const STATES = {
  waiting: { tone: 'neutral', icon: IconClock, word: t`Waiting` },
  failed: { tone: 'bad', icon: IconAlertTriangle, word: t`Failed` },
  held: { tone: 'attention', icon: IconHandStop, word: t`Held back` },
  sent: { tone: 'good', icon: IconCheck, word: t`Sent` },
} as const;

/** How far a mail has come. */
export function MailState({ state }: { state: OutboxMailItem['state'] }) {
  const { tone, icon, word } = STATES[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}
