import { expect, test } from 'vitest';
import { showScreen, shownText } from '../testing/showScreen.tsx';
import { PdfButton } from './PdfButton.tsx';

test('REPORT-001 a PDF that cannot be drawn now says so, and can be tried again', async () => {
  const message = 'The service is busy. Please try again in a moment.';
  const body = JSON.stringify({ error: { code: 'service.unavailable', message } });
  let asked = 0;
  const screen = showScreen(
    <PdfButton
      name="Orders"
      request={() => {
        asked++;
        return Promise.resolve(new Response(body, { status: 503 }));
      }}
    />,
    { answers: {} },
  );
  await screen.press('Save as PDF');
  await expect.poll(shownText).toContain(message);
  await screen.press('Save as PDF');
  await expect.poll(() => asked).toBe(2);
});
