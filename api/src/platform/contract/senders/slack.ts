import { defineSender } from './defineSender.ts';
import { hookAddress, messageSettings, tellsEdits } from './messageSettings.ts';

/** A channel of Slack, by an incoming webhook. */
export const slackSender = defineSender('slack', {
  settings: { ...messageSettings, ...tellsEdits },
  credentials: hookAddress,
});
