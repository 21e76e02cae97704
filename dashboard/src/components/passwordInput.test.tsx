import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { PasswordInput } from './PasswordInput.tsx';

test('the button that shows a password has a name of our own, which is translated', async () => {
  const screen = showScreen(
    <>
      <PasswordInput label="Secret" />
      <PasswordInput label="Again" visibilityToggleButtonProps={{ 'aria-label': 'Show repeated password' }} />
    </>,
    { answers: {} },
  );
  await expect.poll(() => screen.control('Show password').tabIndex).toBe(0);
  expect(screen.control('Show repeated password').tabIndex).toBe(0);
});

test('a password that is refused is announced as invalid, and no other', async () => {
  const screen = showScreen(
    <>
      <PasswordInput label="Password" error="Too short" />
      <PasswordInput label="Confirm password" />
    </>,
    { answers: {} },
  );
  const isInvalid = (name: string) => screen.control(name).getAttribute('aria-invalid');
  await expect.poll(() => [isInvalid('Password'), isInvalid('Confirm password')]).toEqual(['true', null]);
});
