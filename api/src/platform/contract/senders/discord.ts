import { defineSender } from './defineSender.ts';
import { hookAddress, messageSettings, tellsEdits } from './messageSettings.ts';

/** A channel of Discord, by a webhook. */
export const discordSender = defineSender('discord', {
  settings: { ...messageSettings, ...tellsEdits },
  credentials: hookAddress,
});
