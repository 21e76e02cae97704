import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import IconPlayerPause from '~icons/player-pause';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Expression, FormDefinition } from '@inlay/sdk/model';
import type { ChannelKind, DeliveryState as State } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { LazyConditionText } from '../../../domain/logic/LazyCondition.tsx';
import { DeliveryState } from '../../../domain/notifications/DeliveryState.tsx';
import { useSenderActions, type SenderItem } from '../api/senders.ts';
import classes from '../components/formSettings.module.css';

interface ToldRowProps {
  /** Null for a sender of the whole account, whose deliveries are in its forms. */
  formId: string | null;
  /** Who or what is told. */
  sentence: string;
  /** When: the form's definition, and what its answers must fit; null = always. */
  when?: { form: FormDefinition; condition: Expression | null };
  isOn: boolean;
  stoppedReason?: string | null;
  /** What was sent last; null for nothing, undefined where that is not known. */
  last?: { state: State; at: string } | null;
  waiting?: number;
  /** Filters the deliveries that the state leads to. */
  log?: { channel: ChannelKind };
  /** A sender, which can be paused. */
  paused?: SenderItem | null;
  action: ReactNode;
}

/** One sentence of the list: who is told, what was sent last, and its state, which leads to the deliveries. */
export function ToldRow(props: ToldRowProps) {
  const {
    formId,
    sentence,
    when,
    isOn,
    stoppedReason = null,
    last,
    waiting = 0,
    log,
    paused,
    action,
  } = props;
  const isPaused = isOn && stoppedReason !== null;
  const deliveries =
    formId && log ? `${formPath(formId, 'settings', 'deliveries')}?channel=${log.channel}` : '';
  return (
    <li className={classes['told']}>
      <div className={classes['sentence']}>
        <bdi>{sentence}</bdi>
        {when?.condition ? (
          <Text size="sm" component="div">
            <Suspense fallback={t`Only when…`}>
              <LazyConditionText form={when.form} condition={when.condition} />
            </Suspense>
          </Text>
        ) : null}
        {last === undefined ? null : (
          <Text size="sm" c="dimmed" component="div">
            <LastSent last={last} />
          </Text>
        )}
        {stoppedReason ? (
          <Text size="sm" className={classes['failure'] ?? ''}>
            {stoppedReason}
          </Text>
        ) : null}
        {isPaused && waiting > 0 ? (
          <Text size="sm" c="dimmed">
            {plural(waiting, { one: '# message waits', other: '# messages wait' })}
          </Text>
        ) : null}
      </div>
      {isOn && !isPaused ? null : (
        <StatusBadge tone={isPaused ? 'attention' : 'neutral'} icon={IconPlayerPause}>
          {isPaused ? t`Paused` : t`Off`}
        </StatusBadge>
      )}
      {isOn && !isPaused && last ? (
        <Anchor component={Link} to={last.state === 'failed' ? `${deliveries}&state=failed` : deliveries}>
          <DeliveryState state={last.state} />
        </Anchor>
      ) : null}
      {isPaused && paused ? <GoOn formId={formId} sender={paused} /> : null}
      {action}
    </li>
  );
}

function LastSent({ last }: { last: NonNullable<ToldRowProps['last']> | null }) {
  if (!last) return t`Nothing sent yet`;
  const time = <RelativeTime iso={last.at} />;
  return last.state === 'sent' ? <Trans>Last told {time}</Trans> : <Trans>Last tried {time}</Trans>;
}

function GoOn({ formId, sender }: { formId: string | null; sender: SenderItem }) {
  const { goOn } = useSenderActions(formId, sender);
  return (
    <BusyButton size="xs" variant="default" isBusy={goOn.isPending} onClick={() => goOn.mutate()}>
      {t`Go on`}
    </BusyButton>
  );
}
