import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../lib/apiError.ts';
import { useTypedSetting } from './useTypedSetting.ts';
import { act } from '../../testing/act.ts';

type Shown = ReturnType<typeof useTypedSetting>;

/** Renders the hook; `show` gives it another stored text. */
function render(save: (text: string) => Promise<unknown>) {
  let shown!: Shown;
  function Probe({ stored }: { stored: string }) {
    shown = useTypedSetting({ stored, save });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (stored: string) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <Probe stored={stored} />
        </MantineProvider>,
      ),
    );
  let isThere = true;
  const leave = () =>
    act(async () => {
      if (isThere) root.unmount();
      isThere = false;
    });
  onTestFinished(leave);
  return { show, leave, now: () => shown, type: (text: string) => act(async () => shown.onChange(text)) };
}

test('FSET-035 what somebody else stored meanwhile is named; nothing is saved over it unasked', async () => {
  const save = vi.fn<(text: string) => Promise<unknown>>(async () => undefined);
  const setting = render(save);
  await setting.show('20');
  await setting.type('30');
  await setting.show('25');
  expect(setting.now()).toMatchObject({ value: '30', other: '25' });
  await act(async () => setting.now().onBlur());
  expect(save).not.toHaveBeenCalled();
  await act(async () => setting.now().keepMine());
  expect(save).toHaveBeenCalledExactlyOnceWith('30');
});

test('FSET-035 theirs can be taken instead', async () => {
  const save = vi.fn<(text: string) => Promise<unknown>>(async () => undefined);
  const setting = render(save);
  await setting.show('20');
  await setting.type('30');
  await setting.show('25');
  await act(async () => setting.now().takeOther());
  expect(setting.now()).toMatchObject({ value: '25', other: null });
  await setting.leave();
  expect(save).not.toHaveBeenCalled();
});

test('FSET-013 what is typed is saved when the screen is left, once', async () => {
  const save = vi.fn<(text: string) => Promise<unknown>>(async () => undefined);
  const setting = render(save);
  await setting.show('');
  await setting.type('half a sentence');
  await setting.leave();
  expect(save).toHaveBeenCalledExactlyOnceWith('half a sentence');
});

test('FSET-017 a refused text stays, is not sent again unchanged, and the reason goes with the next letter', async () => {
  const save = vi.fn<(text: string) => Promise<unknown>>(async () => {
    const issues = [{ path: ['redirectUrl'], code: 'private_host', message: 'Not reachable' }];
    throw new ApiError(400, { code: 'request.invalid', issues });
  });
  const setting = render(save);
  await setting.show('a');
  await setting.type('b');
  await act(async () => setting.now().onBlur());
  expect(setting.now()).toMatchObject({ value: 'b', error: 'Not reachable' });
  await act(async () => setting.now().onBlur());
  expect(save).toHaveBeenCalledOnce();
  await setting.type('bc');
  expect(setting.now().error).toBeNull();
});
