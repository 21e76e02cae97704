import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { AccountRules } from './AccountRules.tsx';

beforeEach(() => queryClient.clear());

const PATH = '/api/admin/account-rules';
const accountId = '018f0000-0000-7000-8000-000000000001';
const rule = {
  kind: 'group',
  value: 'staff',
  accountId,
  folderId: null,
  role: 'editor',
  rights: ['export'],
  account: 'Bakery',
  folder: null,
};
const stored = { source: 'settings', groupsClaim: 'groups', rules: [rule] };
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('SSO-040 the rules say who gets what, one is removed, and the claim is named', async () => {
  let now = { ...stored, rules: [rule, { ...rule, kind: 'domain', value: 'gone.example', account: null }] };
  const screen = showScreen(<AccountRules />, {
    answers: {
      [`GET ${PATH}`]: () => now,
      [`PUT ${PATH}`]: (sent: unknown) => {
        const { groupsClaim, rules } = sent as { groupsClaim: string; rules: object[] };
        now = { ...stored, groupsClaim, rules: rules.map((one) => ({ ...rule, ...one })) };
        return now;
      },
    },
  });
  await expectText('This rule does nothing any more.');
  await screen.press('Remove the rule of gone.example');
  await expectText('Rule removed');
  expect(shownText()).not.toContain('gone.example');
  await screen.type('Claim with the groups *', 'roles');
  await screen.press('Save claim');
  await expectText('Claim saved');
  const { account: _account, folder: _folder, ...sent } = rule;
  expect(screen.calls.at(-1)?.body).toEqual({ groupsClaim: 'roles', rules: [sent] });
});

test('SSO-040 a rule without group and account is not sent, and a refused one stays typed', async () => {
  const screen = showScreen(<AccountRules />, {
    answers: {
      [`GET ${PATH}`]: { ...stored, rules: [] },
      [`PUT ${PATH}`]: refusal(409, 'The rules are set elsewhere.', 'account_rules.of_environment'),
      'GET /api/admin/accounts': { accounts: [{ id: accountId, name: 'Bakery', folders: [] }] },
    },
  });
  await screen.press('Add rule');
  const submit = () => document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit();
  await expect.poll(() => document.querySelector('[role=dialog] form')).toBeTruthy();
  submit();
  await expectText('Enter a group or a domain');
  await expectText('Choose an account');
  await screen.type('Group *', 'staff');
  document
    .querySelector<HTMLElement>('[role=dialog] input[role=combobox], [role=dialog] .mantine-Select-input')
    ?.click();
  await expect.poll(() => document.querySelector('[role=option]')).toBeTruthy();
  document.querySelector<HTMLElement>('[role=option]')?.click();
  submit();
  await expectText('Failed to save the rules');
  expect((screen.control('Group *') as HTMLInputElement).value).toBe('staff');
  expect(screen.calls.at(-1)).toMatchObject({
    body: { rules: [{ kind: 'group', value: 'staff', accountId }] },
  });
});

test('SSO-040 rules of the environment are shown, and not changed here', async () => {
  showScreen(<AccountRules />, { answers: { [`GET ${PATH}`]: { ...stored, source: 'environment' } } });
  await expectText('Set by INLAY_ACCOUNT_RULES in the environment');
  expect(shownText()).not.toContain('Add rule');
});
