import { expect, test, vi } from 'vitest';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { refusal, showScreen } from '../../testing/showScreen.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const account = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  name: 'Bakery',
  ownName: 'Bakery',
  pictureUrl: null,
  role: 'owner',
  rights: [],
  owners: [{ fullName: 'Olga', email: 'olga@example.com' }],
};
const olga = {
  userId: '018f0000-0000-7000-8000-000000000001',
  fullName: 'Olga',
  email: 'olga@example.com',
  role: 'owner',
  rights: [],
  grants: [],
  isSelf: true,
  isChangeable: true,
};
const ada = {
  ...olga,
  userId: '018f0000-0000-7000-8000-000000000002',
  fullName: 'Ada',
  email: 'ada@example.com',
  role: 'editor',
  rights: ['publish'],
  isSelf: false,
};
const reader = {
  ...ada,
  userId: '018f0000-0000-7000-8000-000000000003',
  fullName: '',
  email: 'reader@example.com',
  role: null,
  rights: [],
  grants: [{ folderId: null, formId: account.id, name: 'Order a cake', role: 'viewer', rights: ['export'] }],
};
const invitation = {
  id: '018f0000-0000-7000-8000-000000000004',
  email: 'new@example.com',
  role: 'viewer',
  rights: [],
  places: null,
  expiresAt: '2100-01-01T00:00:00.000Z',
};
const answers = {
  'GET /api/account': account,
  'GET /api/members': { members: [olga, ada, reader], invitations: [invitation] },
  'GET /api/folders': { folders: [] },
  'GET /api/forms': { forms: [] },
};

test('TEAM-020 an owner sees everybody with their role, and what they have in single forms', async () => {
  const screen = showScreen(<PeoplePage />, { answers });
  await expect.poll(() => screen.text()).toContain('Ada');
  for (const said of ['You', 'Editor', 'Viewer: Order a cake', 'new@example.com', 'Expires on'])
    expect(screen.text()).toContain(said);
});

test('TEAM-030 TEAM-036 an invitation names role and rights, and shows its link where no mail carries it', async () => {
  const screen = showScreen(<PeoplePage />, {
    answers: {
      ...answers,
      'POST /api/members/invitations': { invitation, link: 'https://inlay.test/invitation#token=abc' },
    },
  });
  await screen.press('Invite person');
  await screen.type('Email', 'new@example.com');
  await screen.press(/^Responder/);
  await screen.press('Send invitation');
  await expect.poll(() => screen.text()).toContain('https://inlay.test/invitation#token=abc');
  expect(screen.calls.find(({ call }) => call === 'POST /api/members/invitations')?.body).toEqual({
    email: 'new@example.com',
    role: 'responder',
    rights: ['export'],
    places: null,
  });
});

test('TEAM-022 a refused change is told in the dialog, and what was chosen stays', async () => {
  const message = 'An account needs an owner. Make somebody else an owner first.';
  const screen = showScreen(<PeoplePage />, {
    answers: {
      ...answers,
      [`PUT /api/members/${ada.userId}`]: refusal(409, message, 'member.last_owner'),
    },
  });
  await screen.press('Change role: Ada');
  await screen.press(/^Viewer/);
  await screen.press('Save role');
  await expect.poll(() => screen.text()).toContain(message);
  expect((screen.control(/^Viewer/) as HTMLInputElement).checked).toBe(true);
});

test('TEAM-023 who gives the account away sees it at once, and that it is done', async () => {
  let isDone = false;
  const screen = showScreen(<PeoplePage />, {
    answers: {
      ...answers,
      'GET /api/account': () => (isDone ? { ...account, role: 'admin' } : account),
      [`POST /api/members/${ada.userId}/transfer`]: () => {
        isDone = true;
        return null;
      },
    },
  });
  await screen.press('Make owner: Ada');
  await screen.type('Current password', 'Chosen-Horse-7');
  await screen.press('Make owner');
  await expect.poll(() => screen.text()).toContain('Ada owns this account now.');
  expect(screen.text()).not.toContain('Current password');
  expect(screen.calls.filter(({ call }) => call === 'GET /api/account').length).toBeGreaterThan(1);
});

test('TEAM-004 somebody who does not manage people sees their role, and whom to ask', async () => {
  const screen = showScreen(<PeoplePage />, {
    answers: { 'GET /api/account': { ...account, role: 'viewer' } },
  });
  await expect.poll(() => screen.text()).toContain('Your role: Viewer');
  expect(screen.text()).toContain('To change what you may do in Bakery, ask Olga (olga@example.com).');
  expect(screen.calls.map(({ call }) => call)).not.toContain('GET /api/members');
});

test('TEAM-060 the picture of the account is chosen and removed; a file that is none is refused beside the field', async () => {
  const put = vi
    .spyOn(api, 'putFile')
    .mockRejectedValueOnce(
      new ApiError(422, { code: 'logo.animated', message: 'Animated pictures are not possible.' }),
    );
  put.mockResolvedValue({ ...account, pictureUrl: '/files/logos/a.webp' });
  const screen = showScreen(<PeoplePage />, {
    answers: { ...answers, 'DELETE /api/account/picture': account },
  });
  await expect.poll(() => screen.text()).toContain('Account picture');
  const choose = (file: File): void => {
    const entry = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(entry, 'files', { value: [file], configurable: true });
    entry.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toContain('File type is not allowed');
  expect(put).not.toHaveBeenCalled();
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  choose(picture);
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/animated/i);
  choose(picture);
  await expect.poll(() => document.querySelector('img')?.alt).toBe('Picture of Bakery');
  await screen.press('Remove picture');
  await expect.poll(() => document.querySelector('img')).toBe(null);
});
