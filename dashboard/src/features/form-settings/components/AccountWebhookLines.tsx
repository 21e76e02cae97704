import { t } from '@lingui/core/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AccountWebhook } from '@inlay/api/contract';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import classes from './formSettings.module.css';

/** The webhooks and senders of the whole account, which are called for this form as well; changed in the account's settings. */
export function AccountWebhookLines({ webhooks }: { webhooks: readonly AccountWebhook[] }) {
  const mayManage = useAccountAbility('manage');
  const active = webhooks.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <div className={classes['body']}>
      <Text size="sm" c="dimmed">
        {t`Also told, for every form of the account:`}
      </Text>
      <ul className={classes['list']} aria-label={t`Webhooks of the whole account`}>
        {active.map(({ id, channel, website }) => (
          <li key={id} dir={channel === 'webhook' ? 'ltr' : undefined}>
            {channel === 'webhook' ? website : CHANNEL_NAMES[channel]}
          </li>
        ))}
      </ul>
      {mayManage ? (
        <Anchor component={Link} to="/settings/webhooks" size="sm" underline="always">
          {t`Change them in the settings of the account`}
        </Anchor>
      ) : null}
    </div>
  );
}
