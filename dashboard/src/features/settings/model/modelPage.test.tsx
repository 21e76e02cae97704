import { expect, test } from 'vitest';
import { refusal, showScreen } from '../../../testing/showScreen.tsx';
import { ModelPage } from './ModelPage.tsx';

const settings = {
  isOn: true,
  address: 'https://models.example.com/v1',
  model: 'small-1',
  monthlyRequests: 200,
  monthlyTokens: 2_000_000,
  keyHint: 'cret',
  usedRequests: 3,
  usedTokens: 4_500,
};
const model = { isAllowed: true, isReady: true, host: 'models.example.com', model: 'small-1', settings };
const entry = {
  id: '0195b9f0-0000-7000-8000-00000000000d',
  createdAt: '2026-11-30T10:00:00.000Z',
  by: 'Ada Lovelace',
  formId: null,
  formTitle: null,
  host: 'models.example.com',
  model: 'small-1',
  state: 'failed',
  problem: 'The model declined to write this form.',
  requests: 1,
  tokens: 120,
  description: 'A party',
};

test('DRAFT-001 DRAFT-005 DRAFT-006 the screen says what is sent, what was used, and what became of each draft', async () => {
  const screen = showScreen(<ModelPage />, {
    answers: { 'GET /api/model': model, 'GET /api/model/drafts': { drafts: [entry] } },
  });
  await expect.poll(() => screen.text()).toContain('Ada Lovelace');
  for (const said of [
    'the description that they type',
    'never submissions, names of people',
    'A key ending in “cret” is stored.',
    'Used this month: 3 requests, 4,500 tokens.',
    'The model declined to write this form.',
    'A party',
  ])
    expect(screen.text()).toContain(said);
});

test('DRAFT-001 a refused address is told beside its field, and a key that is not typed stays', async () => {
  const issue = {
    path: ['address'],
    code: 'private_host',
    message: 'Private and local URLs are not allowed',
  };
  const screen = showScreen(<ModelPage />, {
    answers: {
      'GET /api/model': model,
      'GET /api/model/drafts': { drafts: [] },
      'PUT /api/model': refusal(400, 'The request is not valid.', 'request.invalid', [issue]),
    },
  });
  await expect.poll(() => screen.text()).toContain('Tokens a month');
  await screen.type('Address *', 'http://localhost:11434/v1');
  await screen.type('Tokens a month *', '1.000.000');
  await screen.press('Save');
  await expect.poll(() => screen.text()).toContain(issue.message);
  expect(screen.calls.find(({ call }) => call === 'PUT /api/model')?.body).toEqual({
    isOn: true,
    address: 'http://localhost:11434/v1',
    model: 'small-1',
    monthlyRequests: 200,
    monthlyTokens: 1_000_000,
  });
});

test('DRAFT-001 where the platform does not allow it, the screen says who can', async () => {
  const answers = { 'GET /api/model': { ...model, isAllowed: false, isReady: false, settings: null } };
  const screen = showScreen(<ModelPage />, { answers });
  await expect.poll(() => screen.text()).toContain('An administrator can allow it');
});
