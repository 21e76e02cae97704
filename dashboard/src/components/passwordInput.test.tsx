import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { PasswordInput } from './PasswordInput.tsx';

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
