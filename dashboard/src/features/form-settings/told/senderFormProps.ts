import type { FormDetail, SenderChannel } from '@inlay/api/contract';
import type { SenderItem } from '../api/senders.ts';

/** What the form of a channel's settings and credentials gets. */
export interface SenderFormProps {
  /** Null: of the whole account. */
  form: FormDetail | null;
  channel: SenderChannel;
  /** Null for a new one. */
  sender: SenderItem | null;
  /** Called once it is saved. */
  onSaved(sender: SenderItem): void;
  /** Leaves a new one. */
  onCancel(): void;
}

/** Channels whose settings are the address of an incoming webhook. */
export type MessengerChannel = Exclude<SenderChannel, 'sheets' | 'notion' | 'airtable'>;
