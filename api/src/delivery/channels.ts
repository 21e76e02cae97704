import type { ChannelKind } from '../platform/contract/index.ts';
import { CALL_CHANNELS } from './channels/callChannels.ts';
import type { Channel } from './channels/channel.ts';
import { mailChannel } from './notifications/mailChannel.ts';

/** Every way by which a form tells of what happens to it. */
export const CHANNELS: Readonly<Record<ChannelKind, Channel>> = { mail: mailChannel, ...CALL_CHANNELS };
