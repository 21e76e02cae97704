import { SENDER_KINDS } from '@inlay/sdk/authoring';
import { expect, test } from 'vitest';
import { SENDER_CHANNELS } from '../../platform/contract/index.ts';

test('CODE-021 files of forms know the kinds of senders that the platform has', () => {
  expect(SENDER_KINDS).toEqual(SENDER_CHANNELS);
});
