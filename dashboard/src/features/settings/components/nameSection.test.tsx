import { expect, test } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { NameSection } from './NameSection.tsx';

test('D-161 a name that could not be saved is said, and stays in its field', async () => {
  const screen = showScreen(<NameSection fullName="Ada" />, {
    answers: { 'PATCH /api/profile': refusal(500, 'The server is tired') },
  });
  await screen.type('Full name', 'Ada Lovelace');
  await screen.press('Save name');
  await expect.poll(shownText).toContain('Failed to update profile');
  expect((screen.control('Full name') as HTMLInputElement).value).toBe('Ada Lovelace');
});
