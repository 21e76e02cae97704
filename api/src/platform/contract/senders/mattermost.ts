import { defineSender } from './defineSender.ts';
import { hookAddress, messageSettings, tellsEdits } from './messageSettings.ts';

/** A channel of Mattermost, by an incoming webhook. */
export const mattermostSender = defineSender('mattermost', {
  settings: { ...messageSettings, ...tellsEdits },
  credentials: hookAddress,
});
