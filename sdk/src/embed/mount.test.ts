import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findInput, PLATFORM, publicForm, stubPlatform, type } from '../element/testing/elementScene.ts';
import { fakeLocks, removeLocks } from '../react/testing/fakeLocks.ts';
import { mount } from './mount.ts';
import type { MountOptions } from './options.ts';

// A form of its own for each test: a form that was taken away may still write its draft.
const KEPT = '01234567-89ab-7def-8123-00000000001a';
const NOT_KEPT = '01234567-89ab-7def-8123-00000000001b';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeLocks();
  stubPlatform([KEPT, NOT_KEPT].map((id) => publicForm({ id })));
});
afterEach(() => {
  document.body.replaceChildren();
  removeLocks();
});

describe('what was typed into a mounted form', () => {
  const draftsOf = (formId: string) =>
    Object.keys(localStorage).filter((name) => name.startsWith(`form-embed:draft:${formId}:`));

  /** Types a name, and leaves the page once the code is there that this loads. */
  async function answer(formId: string, more: Partial<MountOptions>): Promise<void> {
    const { element } = mount(document.body, { formId, baseUrl: PLATFORM, ...more });
    await vi.waitFor(() => expect(findInput(element, 'name')).not.toBeNull());
    await act(() => type(element, 'name', 'Ada'));
    await vi.dynamicImportSettled();
    window.dispatchEvent(new Event('pagehide'));
  }

  test('is kept as a draft', async () => {
    await answer(KEPT, {});
    await vi.waitFor(() => expect(draftsOf(KEPT)).toHaveLength(1));
  });

  test('is not kept with drafts: off', async () => {
    await answer(NOT_KEPT, { drafts: 'off' });
    expect(draftsOf(NOT_KEPT)).toEqual([]);
  });
});
