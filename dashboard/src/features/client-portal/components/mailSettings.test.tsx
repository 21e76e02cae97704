import { expect, test } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { showScreen } from '../../../testing/showScreen.tsx';
import { viewerZone } from '../../../lib/formatTime.ts';
import { portalQueries, SESSION_KEY } from '../api/portal.ts';
import { MailSettings } from './MailSettings.tsx';

test('CLNT-101 weekly mails are turned on in the portal, with the time zone of the browser', async () => {
  const sent: unknown[] = [];
  portalQueries.setQueryData(SESSION_KEY, {
    id: 'x',
    email: 'ada@example.com',
    isView: false,
    settings: { mentionMails: true, submissionMails: 'none', weeklyMails: false },
  });
  const screen = showScreen(
    <QueryClientProvider client={portalQueries}>
      <MailSettings />
    </QueryClientProvider>,
    { answers: { 'PATCH /api/client-settings': (body: unknown) => void sent.push(body) } },
  );
  await screen.press('Email me the results of my forms every Monday');
  await expect.poll(() => sent).toEqual([{ weeklyMails: true, timeZone: viewerZone() }]);
});
