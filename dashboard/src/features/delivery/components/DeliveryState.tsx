import { IconAlertTriangle, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react';
import type { MailDelivery } from '@inlay/api/contract';
import { StatusBadge } from '../../../components/StatusBadge.tsx';

const STATES = {
  waiting: { tone: 'neutral', icon: IconClock, word: 'Waiting' },
  failed: { tone: 'bad', icon: IconAlertTriangle, word: 'Failed' },
  held: { tone: 'attention', icon: IconHandStop, word: 'Held back' },
  sent: { tone: 'good', icon: IconCheck, word: 'Sent' },
} as const;

/** How far something has come on its way. */
export function DeliveryState({ state }: { state: MailDelivery['state'] }) {
  const { tone, icon, word } = STATES[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}

export const printTries = (attempts: number): string =>
  attempts === 1 ? '1 try' : `${attempts.toLocaleString()} tries`;
