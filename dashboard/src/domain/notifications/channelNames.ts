import { t } from '@lingui/core/macro';
import type { ChannelKind } from '@inlay/api/contract';

export const CHANNEL_NAMES: Readonly<Record<ChannelKind, string>> = {
  mail: t`Email`,
  webhook: t`Webhook`,
  /* oxlint-disable texts/literal -- names of products */
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  mattermost: 'Mattermost',
  sheets: 'Google Sheets',
  notion: 'Notion',
  airtable: 'Airtable',
  /* oxlint-enable texts/literal */
  http: t`HTTP request`,
};
