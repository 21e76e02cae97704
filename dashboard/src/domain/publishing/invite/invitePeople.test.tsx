import { expect, test, vi } from 'vitest';
import type { FormDetail, InvitationListView, InvitedPerson } from '@inlay/api/contract';
import { showScreen } from '../../../testing/showScreen.tsx';
import { InvitePeople } from './InvitePeople.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const PERSON = '0195b9f0-0000-4000-8000-000000000002';
const SUBMISSION = '0195b9f0-0000-7000-8000-000000000003';
const AT = `/api/forms/${FORM}/invitations`;
const form = {
  id: FORM,
  clientFolderId: null,
  abilities: { update: true, share: true, activate: true },
} as FormDetail;

const list = (changes: Partial<InvitationListView> = {}): InvitationListView => ({
  isAnonymous: false,
  language: 'en',
  subject: 'Please answer: Bakery',
  body: 'Hello {{name}}: {{link}}',
  startsAt: null,
  reminders: null,
  isStored: false,
  isOnly: false,
  counts: { people: 0, mailed: 0, answered: 0, stopped: 0, failed: 0 },
  ...changes,
});

const person = (changes: Partial<InvitedPerson>): InvitedPerson => ({
  id: PERSON,
  email: 'ada@example.com',
  name: 'Ada',
  state: 'sent',
  mails: 1,
  mailedAt: '2026-11-20T10:00:00.000Z',
  dueAt: null,
  answeredAt: null,
  submissionId: null,
  problem: null,
  ...changes,
});

test('INVITE-003 a pasted list is checked first: bad lines are named, and the good ones added', async () => {
  const problems = [{ line: 2, text: 'nobody', code: 'no_address', column: null }];
  const screen = showScreen(<InvitePeople form={form} />, {
    answers: {
      [`GET ${AT}`]: list(),
      [`PUT ${AT}`]: list({ isStored: true }),
      [`POST ${AT}/people`]: { added: 1, problems, problemCount: 1, fields: [], ignored: ['Shoe'] },
    },
  });
  await screen.press('Add people');
  await screen.type('Names and addresses', 'ada@example.com\nnobody');
  await screen.press('Check list');
  await vi.waitFor(() => expect(screen.text()).toContain('1 person can be added.'));
  expect(screen.text()).toContain('Line 2: nobody');
  expect(screen.text()).toContain('There is no address.');
  expect(screen.text()).toContain('Columns that are not used: Shoe');
  await screen.press('Add 1 person');
  await vi.waitFor(() => expect(screen.text()).toContain('1 person added'));
  const sent = { text: 'ada@example.com\nnobody', clients: false };
  expect(screen.calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: `POST ${AT}/people`, body: { ...sent, isPreview: true } },
    { call: `PUT ${AT}`, body: {} },
    { call: `POST ${AT}/people`, body: sent },
  ]);
});

test('INVITE-001 the list says who was sent what, and leads to the answers', async () => {
  const counts = { people: 3, mailed: 3, answered: 1, stopped: 0, failed: 1 };
  const answered = { state: 'answered', answeredAt: '2026-11-21T10:00:00.000Z', submissionId: SUBMISSION } as const;
  const people = [
    person({}),
    person({ ...answered, id: `${PERSON.slice(0, -1)}4`, name: 'Bo' }),
    person({ state: 'failed', id: `${PERSON.slice(0, -1)}5`, name: 'Cy', problem: 'No such mailbox' }),
  ];
  const screen = showScreen(<InvitePeople form={form} />, {
    answers: {
      [`GET ${AT}`]: list({ isStored: true, startsAt: '2026-11-20T10:00:00.000Z', counts }),
      [`GET ${AT}/people`]: { people, total: 3 },
      [`POST ${AT}/remind`]: { count: 1 },
      [`DELETE ${AT}/people/${PERSON}`]: undefined,
    },
  });
  await vi.waitFor(() => expect(screen.text()).toContain('No such mailbox'));
  expect(screen.text()).toContain('3 people · 3 emailed · 1 answered · 1 failed');
  const link = document.querySelector<HTMLAnchorElement>(`a[href*="${SUBMISSION}"]`);
  expect(link?.getAttribute('href')).toBe(`/forms/${FORM}/responses?submission=${SUBMISSION}`);
  await screen.press('Remind Ada');
  await screen.press('Remove Ada');
  await vi.waitFor(() => expect(screen.text()).toContain('Remove Ada?'));
  await screen.press('Remove person');
  await screen.press('Remind now');
  await vi.waitFor(() =>
    expect(screen.calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
      { call: `POST ${AT}/remind`, body: { personId: PERSON } },
      { call: `DELETE ${AT}/people/${PERSON}`, body: null },
      { call: `POST ${AT}/remind`, body: {} },
    ]),
  );
}); // prettier-ignore

test('INVITE-030 the mail is written with its reminders, and sent now or paused', async () => {
  let stored = list();
  const save = (changes: unknown) => (stored = { ...stored, ...(changes as object), isStored: true });
  const screen = showScreen(<InvitePeople form={form} />, {
    answers: { [`GET ${AT}`]: () => stored, [`PUT ${AT}`]: save },
  });
  await screen.type('Subject', 'Your turn');
  await screen.press('Send reminders');
  await screen.press('Send emails');
  await screen.press('Pause emails');
  await vi.waitFor(() => expect(screen.calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2));
  const [sent, paused] = screen.calls.filter(({ call }) => call.startsWith('PUT'));
  expect(sent!.body).toMatchObject({
    subject: 'Your turn',
    reminders: { afterDays: 7, everyDays: 7, most: 1, until: null },
    startsAt: expect.stringMatching(/^20/),
  });
  expect(paused!.body).toMatchObject({ startsAt: null });
}); // prettier-ignore

test('INVITE-040 what is promised can be chosen while nobody is on the list', async () => {
  const screen = showScreen(<InvitePeople form={form} />, {
    answers: { [`GET ${AT}`]: list(), [`PUT ${AT}`]: list({ isStored: true, isAnonymous: true }) },
  });
  await screen.press(/^Anonymous answers/);
  await vi.waitFor(() => expect(screen.calls.at(-1)?.call).not.toContain('PUT'));
  expect(screen.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ isAnonymous: true });
});
