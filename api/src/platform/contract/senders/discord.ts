import { defineSender } from './defineSender.ts';
import { hookAddress, messageSettings } from './messageSettings.ts';

/** A channel of Discord, by a webhook. */
export const discordSender = defineSender('discord', { settings: messageSettings, credentials: hookAddress });
