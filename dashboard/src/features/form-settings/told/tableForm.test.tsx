import { expect, test } from 'vitest';
import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import type { SenderItem } from '../api/senders.ts';
import { TableForm } from './TableForm.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const HOOKS = `/api/forms/${FORM}/webhooks`;
const TABLES = `/api/forms/${FORM}/sender-tables`;
const EMAIL = 'writer@fake.iam.gserviceaccount.com';
const KEY = JSON.stringify({ type: 'service_account', client_email: EMAIL });
const form = {
  id: FORM,
  definition: withFields(createEmptyDefinition('Order'), [
    { ...createField('text'), id: 'name', label: 'Your name' },
  ]),
} as unknown as FormDetail;
const sheets = {
  id: '0195b9f0-0000-7000-8000-000000000002',
  channel: 'sheets',
  name: '',
  url: 'https://docs.google.com/spreadsheets/d/book/edit#gid=7',
  settings: { fields: null, spreadsheetId: 'book', sheetId: 7, title: 'Answers › Orders' },
  isActive: true,
  payloadVersion: 2,
  events: ['form.submitted'],
  stoppedReason: null,
  failingSince: null,
  credentialHints: { key: EMAIL },
  canRepeat: false,
  previousSecretExpiresAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
} as unknown as SenderItem;

const show = (
  answers: Answers,
  sender: SenderItem | null = null,
  channel: SenderItem['channel'] = 'sheets',
) =>
  showScreen(
    <TableForm
      form={form}
      channel={channel}
      sender={sender}
      onSaved={() => undefined}
      onCancel={() => undefined}
    />,
    {
      answers,
    },
  );

const found = (...tables: object[]) => ({ tables, problem: null, account: EMAIL });

test('NOTIF-084 a pasted key says whom to share with; a sheet is chosen from those of a spreadsheet', async () => {
  const screen = show({
    [`POST ${TABLES}`]: found(
      { title: 'Answers › Sheet1', settings: { spreadsheetId: 'book', sheetId: 0 } },
      { title: 'Answers › Orders', settings: { spreadsheetId: 'book', sheetId: 7 } },
    ),
    [`POST ${HOOKS}`]: { webhook: sheets, secret: null },
  });
  await screen.press('Find tables');
  await expect.poll(shownText).toContain('Please paste the address of a spreadsheet');
  await screen.type('Key of a service account', KEY);
  await expect.poll(shownText).toContain(EMAIL);
  await screen.type('Address of the spreadsheet', 'https://docs.google.com/spreadsheets/d/book/edit#gid=0');
  await screen.press('Find tables');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === `POST ${TABLES}`)?.body)
    .toEqual({ channel: 'sheets', spreadsheetId: 'book', credentials: { key: KEY } });
  await screen.press('Table');
  const option = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === 'Answers › Orders',
    );
  await expect.poll(option).toBeDefined();
  option()?.click();
  await screen.press('Add');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === `POST ${HOOKS}`)?.body)
    .toEqual({
      channel: 'sheets',
      name: '',
      settings: { spreadsheetId: 'book', sheetId: 7, title: 'Answers › Orders', fields: null },
      credentials: { key: KEY },
    });
});

test('NOTIF-084 what is wrong with the credentials stands beside the table', async () => {
  const problem = 'The receiver no longer accepts the credentials: they were withdrawn or replaced.';
  const screen = show({ [`POST ${TABLES}`]: { tables: [], problem, account: null } }, null, 'notion');
  await screen.type('Secret of the integration', 'ntn_1');
  await screen.press('Find tables');
  await expect.poll(shownText).toContain(problem);
});

test('NOTIF-084 a changed sender keeps its key and its table unless others are given', async () => {
  const screen = show({ [`PATCH ${HOOKS}/${sheets.id}`]: sheets }, sheets);
  await expect.poll(shownText).toContain(EMAIL);
  await screen.type('Name (optional)', 'Orders');
  await screen.press('Save');
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toEqual({
      channel: 'sheets',
      name: 'Orders',
      settings: { spreadsheetId: 'book', sheetId: 7, title: 'Answers › Orders', fields: null },
    });
});
