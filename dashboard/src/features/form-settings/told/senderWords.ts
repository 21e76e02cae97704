import { t } from '@lingui/core/macro';
import type { SenderChannel } from '@inlay/api/contract';

/** Where the credentials of a channel come from, what they look like, and what a key or token is called. */
export const SENDER_WORDS: Readonly<
  Record<SenderChannel, { where: string; example: string; secret?: string }>
> = {
  slack: {
    where: t`In Slack, add an app with “Incoming Webhooks” to the channel, and copy its address.`,
    example: 'https://hooks.slack.com/services/…',
  },
  teams: {
    where: t`In Teams, open Workflows for the channel, choose “Send webhook alerts to a channel”, and copy its address.`,
    example: 'https://….logic.azure.com/workflows/…',
  },
  discord: {
    where: t`In Discord, edit the channel, open Integrations → Webhooks, and copy the address of a new one.`,
    example: 'https://discord.com/api/webhooks/…',
  },
  mattermost: {
    where: t`In Mattermost, open Integrations → Incoming Webhooks, and copy the address of a new one.`,
    example: 'https://chat.example.com/hooks/…',
  },
  http: {
    where: t`The server that is called. The part after the host is kept secret.`,
    example: 'https://api.example.com/…',
  },
  sheets: {
    secret: t`Key of a service account`,
    where: t`In Google Cloud, switch on the Google Sheets API, create a service account and a JSON key, and paste the file.`,
    example: 'https://docs.google.com/spreadsheets/d/…',
  },
  notion: {
    secret: t`Secret of the integration`,
    where: t`In Notion, create an internal integration, and add it to the database under Connections.`,
    example: '',
  },
  airtable: {
    secret: t`Personal access token`,
    where: t`In Airtable, create a token with data.records:read and :write, schema.bases:read and :write.`,
    example: '',
  },
};
