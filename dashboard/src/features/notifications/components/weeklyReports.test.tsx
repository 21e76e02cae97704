import { expect, test } from 'vitest';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { WeeklyReports } from './WeeklyReports.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';

test('REPORT-004 weekly mails are listed, and turned off there', async () => {
  let forms = [{ formId: FORM, formTitle: 'Orders' }];
  const sent: unknown[] = [];
  const screen = showScreen(<WeeklyReports />, {
    answers: {
      'GET /api/weekly-reports': () => ({ forms }),
      [`PUT /api/forms/${FORM}/weekly-report`]: (body: unknown) => {
        sent.push(body);
        forms = [];
        return body;
      },
    },
  });
  await screen.press('Turn off weekly emails about Orders');
  await expect.poll(() => sent).toEqual([{ isOn: false }]);
  await expect.poll(shownText).not.toContain('Orders');
});
