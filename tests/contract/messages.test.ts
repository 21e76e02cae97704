import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { EMBED_PROBLEM_LINES } from '../../sdk/src/model/embedProblems.ts';
import type { FrameCommand } from '../../sdk/src/page/listenToHost.ts';
import { PROBLEM_LINES } from '../../embed-loader/src/doctor.ts';
import * as loader from '../../embed-loader/src/messages.ts';
import * as page from '../../sdk/src/page/announceToHost.ts';

test('the form’s page and the loader speak the same messages', () => {
  expectTypeOf<page.HostMessage>().toEqualTypeOf<loader.FrameMessage>();
  expectTypeOf<FrameCommand>().toEqualTypeOf<loader.FrameCommand>();
  expect([page.MESSAGE_TYPE, page.MESSAGE_VERSION]).toEqual([loader.MESSAGE_TYPE, loader.MESSAGE_VERSION]);
});

test('the doctor says the same in a frame and in the page', () => {
  expect(PROBLEM_LINES).toEqual(EMBED_PROBLEM_LINES);
});

test('D-195 the loader and <form-embed> look at a page with the same eyes', () => {
  const [loader, element] = ['embed-loader/src', 'sdk/src/client'].map((folder) =>
    readFileSync(`${import.meta.dirname}/../../${folder}/hostScheme.ts`, 'utf8'),
  );
  expect(loader).toBe(element);
});
