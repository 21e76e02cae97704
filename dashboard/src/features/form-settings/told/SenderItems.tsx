import { Menu } from '@mantine/core';
import type { SenderChannel } from '@inlay/api/contract';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import { SENDER_FORMS } from './senderForms.ts';

const CHANNELS = Object.keys(SENDER_FORMS) as SenderChannel[];

/** The items of a menu that add a sender, by the names of the vendors. */
export const SenderItems = ({ onAdd }: { onAdd(channel: SenderChannel): void }) =>
  CHANNELS.map((channel) => (
    <Menu.Item key={channel} onClick={() => onAdd(channel)}>
      {CHANNEL_NAMES[channel]}
    </Menu.Item>
  ));
