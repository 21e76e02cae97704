import { QueryClientProvider } from '@tanstack/react-query';
import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { HOME, HOME_FIELD, HOME_IN_GERMAN, readInGerman } from '../../../testing/addressByCountry.ts';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { portalQueries } from '../api/portal.ts';
import { ClientSubmissionsPage } from './ClientSubmissionsPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const OTHER = '0195b9f0-0000-7000-8000-000000000002';
const [FIRST, SECOND] = ['0195b9f0-0000-7000-9000-000000000001', '0195b9f0-0000-7000-9000-000000000002'];

const submission = (id: string, name: string) => ({
  id,
  revisionId: FORM,
  answers: { name },
  isRead: true,
  receiptCode: `R-${name}`,
  submittedAt: '2026-03-01T10:00:00.000Z',
});

test('CLNT-099 the address of a mail opens the list at its submission, with the details; a click shows all', async () => {
  const asked: (string | null)[] = [];
  const page = (
    <QueryClientProvider client={portalQueries}>
      <ClientSubmissionsPage />
    </QueryClientProvider>
  );
  const screen = showScreen(page, {
    at: `/client/form/${FORM}/submissions?submission=${FIRST}`,
    route: '/client/form/:formId/submissions',
    answers: {
      [`GET /api/client-forms/${FORM}/submissions`]: (_body: unknown, query: URLSearchParams) => {
        asked.push(query.get('around'));
        const all = [submission(SECOND, 'Bo'), submission(FIRST, 'Ada')];
        return {
          title: 'Orders',
          mayExport: false,
          mayComment: false,
          statuses: null,
          submissions: query.get('around') ? all.slice(1) : all,
          revisions: { [FORM]: { fields: [{ ...createField('text'), id: 'name', label: 'Name' }] } },
          nextCursor: null,
        };
      },
      [`GET /api/client-forms/${FORM}/submissions/count`]: { total: 2 },
      'GET /api/client-forms': { forms: [] },
    },
  });
  await expect.poll(shownText).toContain('Receipt R-Ada');
  expect(shownText()).not.toContain('Bo');
  await screen.press('Show all submissions');
  await expect.poll(shownText).toContain('Bo');
  expect(asked).toEqual([FIRST, null]);
});

test('CLNT-051 whose access is revoked, or whose form is gone, reads nothing more of it; an outage takes nothing away', async () => {
  const form = '0195b9f0-0000-7000-8000-000000000004';
  let answer: unknown = {
    title: 'Orders',
    mayExport: true,
    mayComment: false,
    statuses: null,
    submissions: [submission(FIRST, 'Ada')],
    revisions: { [FORM]: { fields: [{ ...createField('text'), id: 'name', label: 'Name' }] } },
    nextCursor: null,
  };
  const page = (
    <QueryClientProvider client={portalQueries}>
      <ClientSubmissionsPage />
    </QueryClientProvider>
  );
  showScreen(page, {
    at: `/client/form/${form}/submissions`,
    route: '/client/form/:formId/submissions',
    answers: {
      [`GET /api/client-forms/${form}/submissions`]: () => answer,
      [`GET /api/client-forms/${form}/submissions/count`]: { total: 1 },
      'GET /api/client-forms': { forms: [] },
    },
  });
  await expect.poll(shownText).toContain('Ada');
  answer = refusal(503, 'The cable was cut');
  const read = () => portalQueries.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes(form) });
  void read();
  await expect.poll(shownText, { timeout: 30_000 }).toContain('Showing data from the last successful load.');
  expect(shownText()).toContain('Ada');
  answer = refusal(404, 'Form not found or not published', 'client_form.not_found');
  void read();
  await expect.poll(shownText).toContain('Form not found or not published');
  expect(shownText()).not.toMatch(/Ada|last successful load|Export CSV/);
});

test('TYPE-007 the portal writes an address as its country does', async () => {
  readInGerman();
  const form = '0195b9f0-0000-7000-8000-000000000003';
  const page = (
    <QueryClientProvider client={portalQueries}>
      <ClientSubmissionsPage />
    </QueryClientProvider>
  );
  showScreen(page, {
    at: `/client/form/${form}/submissions`,
    route: '/client/form/:formId/submissions',
    answers: {
      [`GET /api/client-forms/${form}/submissions`]: {
        title: 'Orders',
        mayExport: false,
        mayComment: false,
        statuses: null,
        submissions: [{ ...submission(FIRST, 'Ada'), answers: { home: HOME } }],
        revisions: { [FORM]: { fields: [HOME_FIELD] } },
        nextCursor: null,
      },
      [`GET /api/client-forms/${form}/submissions/count`]: { total: 1 },
      'GET /api/client-forms': { forms: [] },
    },
  });
  await expect.poll(shownText).toContain(HOME_IN_GERMAN);
});

test('UPLOAD-008 the details link to the files that the assignment shows, also those in rows', async () => {
  const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1, type: 'application/pdf' });
  const answers = {
    name: 'Ada',
    papers: { files: [file('plan'), file('offer')] },
    sign: { typed: '', drawn: [file('signature')] },
    guests: [{ pass: { files: [file('pass')] } }, { pass: { files: [] } }],
    // Answers without a field may have any shape.
    stray: { files: ['plan', null] },
  };
  const page = (
    <QueryClientProvider client={portalQueries}>
      <ClientSubmissionsPage />
    </QueryClientProvider>
  );
  showScreen(page, {
    at: `/client/form/${OTHER}/submissions?submission=${FIRST}`,
    route: '/client/form/:formId/submissions',
    answers: {
      [`GET /api/client-forms/${OTHER}/submissions`]: {
        title: 'Orders',
        mayExport: false,
        mayComment: false,
        statuses: null,
        submissions: [{ ...submission(FIRST, 'Ada'), answers }],
        revisions: { [FORM]: { fields: [] } },
        nextCursor: null,
      },
      [`GET /api/client-forms/${OTHER}/submissions/count`]: { total: 1 },
      'GET /api/client-forms': { forms: [] },
    },
  });
  const links = () =>
    [...document.querySelectorAll('a[href*="/files/"]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  await expect
    .poll(links)
    .toEqual(
      ['plan', 'offer', 'signature', 'pass'].map((id) => [
        `${id}.pdf`,
        `/api/client-forms/${OTHER}/files/${id}`,
      ]),
    );
});
