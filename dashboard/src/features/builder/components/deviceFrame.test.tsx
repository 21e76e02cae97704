import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { DEVICE_WIDTHS } from './devices.ts';

test('BUILD-007 a form is laid out once when it opens: it is scaled to its room from the start', async () => {
  const zooms: (string | undefined)[] = [];
  const Form = () => {
    useLayoutEffect(() => {
      zooms.push(document.querySelector<HTMLElement>('[data-device]')?.style.zoom);
    }, []);
    return <p>The form</p>;
  };
  const screen = showScreen(
    <DeviceFrame device="desktop">
      <Form />
    </DeviceFrame>,
    { answers: {} },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(DEVICE_WIDTHS.desktop / 2);
  await expect.poll(() => screen.text()).toContain('The form');
  expect(zooms).toEqual(['0.5']);
});
