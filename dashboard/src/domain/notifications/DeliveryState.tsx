import { plural, t } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/alert-triangle';
import IconCheck from '~icons/check';
import IconClock from '~icons/clock';
import IconHandStop from '~icons/hand-stop';
import type { DeliveryState as State } from '@inlay/api/contract';
import { StatusBadge } from '../../components/StatusBadge.tsx';

/** Every state of a delivery, as it is shown. */
export const DELIVERY_STATES = {
  waiting: { tone: 'neutral', icon: IconClock, word: t`Waiting` },
  failed: { tone: 'bad', icon: IconAlertTriangle, word: t`Failed` },
  held: { tone: 'attention', icon: IconHandStop, word: t`Held back` },
  sent: { tone: 'good', icon: IconCheck, word: t`Sent` },
} as const;

/** Shows how far a mail or a webhook call has come. */
export function DeliveryState({ state }: { state: State }) {
  const { tone, icon, word } = DELIVERY_STATES[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}

export const printTries = (attempts: number): string =>
  plural(attempts, { one: '# attempt', other: '# attempts' });
