import { defineSender } from './defineSender.ts';
import { hookAddress, messageSettings, tellsEdits } from './messageSettings.ts';

/** Microsoft Teams, by a workflow that starts at a webhook. */
export const teamsSender = defineSender('teams', {
  settings: { ...messageSettings, ...tellsEdits },
  credentials: hookAddress,
});
