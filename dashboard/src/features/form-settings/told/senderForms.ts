import type { FunctionComponent } from 'react';
import type { SenderChannel } from '@inlay/api/contract';
import { HttpForm } from './HttpForm.tsx';
import { MessengerForm } from './MessengerForm.tsx';
import { TableForm } from './TableForm.tsx';
import type { SenderFormProps } from './senderFormProps.ts';

/** The form of each channel's settings and credentials. */
export const SENDER_FORMS: Readonly<Record<SenderChannel, FunctionComponent<SenderFormProps>>> = {
  slack: MessengerForm,
  teams: MessengerForm,
  discord: MessengerForm,
  mattermost: MessengerForm,
  sheets: TableForm,
  notion: TableForm,
  airtable: TableForm,
  http: HttpForm,
};
