import { t } from '@lingui/core/macro';
import { Skeleton, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconCheck from '~icons/check';
import IconMinus from '~icons/minus';
import type { SecurityStatus } from '@inlay/api/contract';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import classes from './security.module.css';

/** The protections by name (D-157). */
const NAMES: Record<SecurityStatus['key'], string> = {
  captcha: t`Captcha`,
  rate_limits: t`Server rate limits`,
  lockout: t`Account lockout`,
  mail: t`Email delivery`,
  encryption: t`Encryption of the connection`,
  ip_storage: t`IP address storage`,
  trash_cleanup: t`Last trash clean-up`,
  second_factor: t`Administrators’ two-step sign-in`,
};

const STATES = {
  fine: { tone: 'good', icon: IconCheck, word: t`Fine` },
  attention: { tone: 'attention', icon: IconAlertTriangle, word: t`Attention` },
  off: { tone: 'neutral', icon: IconMinus, word: t`Off` },
} as const;

/** State of every protection of the platform; `undefined` while it loads (SECD-008). */
export function StatusList({ statuses }: { statuses: readonly SecurityStatus[] | undefined }) {
  return (
    <Section title={t`Status`} text={t`Status of the platform’s protections.`}>
      <ul className={classes['statuses']}>
        {statuses?.map((status) => <Status key={status.key} status={status} />) ??
          Object.keys(NAMES).map((key) => (
            <li key={key} className={classes['status']} aria-hidden="true">
              <Skeleton height={40} />
            </li>
          ))}
      </ul>
    </Section>
  );
}

function Status({ status: { key, state, text } }: { status: SecurityStatus }) {
  const { tone, icon, word } = STATES[state];
  return (
    <li className={classes['status']}>
      <div>
        <Text fw={500}>{NAMES[key]}</Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <StatusBadge tone={tone} icon={icon}>
        {word}
      </StatusBadge>
    </li>
  );
}
