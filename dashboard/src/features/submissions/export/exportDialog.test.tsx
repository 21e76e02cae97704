import { expect, test } from 'vitest';
import { viewerZone } from '../../../lib/formatTime.ts';
import { expectText, FORM, show } from '../components/inboxSamples.tsx';

test('SUBM-080 SUBM-084 the dialog asks for columns, period and format, and the file is ordered so', async () => {
  const screen = show(`/forms/${FORM}/responses?read=unread&from=2026-03-01`, {
    'POST /api/exports': { id: FORM },
    [`GET /api/exports/${FORM}`]: () => new Promise(() => undefined),
  });
  await expectText('2 of 2 submissions');
  await screen.press('Export All');
  await screen.press('Choose columns…');
  await screen.press('Excel');
  for (const column of ['Name', 'Email', 'Town', 'Message']) await screen.press(column);
  await screen.press('Export');
  await expectText('Choose at least one column');
  await screen.press('Town');
  await screen.press('Status, assignee and number of comments');
  await screen.type('To', '2026-03-31');
  await screen.press('Export');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === 'POST /api/exports')?.body)
    .toEqual({
      format: 'xlsx',
      columns: ['town'],
      withWork: true,
      filter: expect.objectContaining({
        formId: FORM,
        read: 'unread',
        from: '2026-03-01',
        to: '2026-03-31',
        zone: viewerZone(),
      }),
    });
});
