import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react';
import type { OutboxMailItem } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';

const STATES = {
  waiting: { tone: 'neutral', icon: IconClock, word: 'Waiting' },
  failed: { tone: 'bad', icon: IconAlertTriangle, word: 'Failed' },
  held: { tone: 'attention', icon: IconHandStop, word: 'Held back' },
  sent: { tone: 'good', icon: IconCheck, word: 'Sent' },
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
