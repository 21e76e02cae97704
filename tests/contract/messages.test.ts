import { expect, expectTypeOf, test } from 'vitest';
import * as loader from '../../embed-loader/src/messages.ts';
import * as page from '../../sdk/src/page/announceToHost.ts';

test('the form’s page and the loader speak the same messages', () => {
  expectTypeOf<page.HostMessage>().toEqualTypeOf<loader.FrameMessage>();
  expect([page.MESSAGE_TYPE, page.MESSAGE_VERSION]).toEqual([loader.MESSAGE_TYPE, loader.MESSAGE_VERSION]);
});
