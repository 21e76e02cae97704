import type { PlatformSettings } from '@inlay/api/contract';
import { expect, test } from 'vitest';
import { draftOf, parseDraft } from './settingsDraft.ts';

const stored: PlatformSettings = {
  trashRetentionDays: 365,
  defaultFormLimit: null,
  storeIpAddresses: false,
  serverRateLimits: true,
  submitLimitMinute: 3,
  submitLimitHour: 10,
  keyReadsPerMinute: 600,
  keyWritesPerMinute: 120,
  invitationMailsPerMinute: 60,
  securityEventDays: 90,
  requireAdminSecondFactor: false,
  requireSecondFactor: false,
  modelDrafting: false,
  securityBadgeName: 'ATCDS',
  assistants: false,
  helpContact: '',
};

test('D-150 settings that were not touched are not sent', () => {
  expect(parseDraft(draftOf(stored), stored)).toEqual({ changes: {}, problems: {} });
  expect(parseDraft({ ...draftOf(stored), trashRetentionDays: ' 365 ' }, stored).changes).toEqual({});
});

test('D-150 only what was changed is sent, an emptied limit as none', () => {
  const before = { ...stored, defaultFormLimit: 3 };
  const draft = { ...draftOf(before), defaultFormLimit: '', storeIpAddresses: true };
  expect(parseDraft(draft, before)).toEqual({
    changes: { defaultFormLimit: null, storeIpAddresses: true },
    problems: {},
  });
});

test('D-150 a number out of range stands as a problem and is never sent', () => {
  const draft = { ...draftOf(stored), trashRetentionDays: 0, securityEventDays: '' };
  const { changes, problems } = parseDraft(draft, stored);
  expect(changes).toEqual({});
  expect(problems).toEqual({
    trashRetentionDays: 'Enter a whole number from 1 to 3,650.',
    securityEventDays: 'Enter a whole number from 30 to 3,650.',
  });
});
