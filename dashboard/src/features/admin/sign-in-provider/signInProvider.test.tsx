import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { SignInProvider } from './SignInProvider.tsx';

beforeEach(() => queryClient.clear());

/** The button of this name in the dialog. */
const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === name,
  );
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const PATH = '/api/admin/sign-in-provider';
const ADDRESSES = {
  callbackUrl: 'https://forms.example.com/api/auth/sign-on/callback',
  signedOutUrl: 'https://forms.example.com/auth',
};
const NONE = { source: null, provider: null, ...ADDRESSES, linked: 0 };
const TYPED = {
  source: 'settings',
  provider: {
    issuer: 'https://login.example.com',
    clientId: 'inlay',
    hasSecret: true,
    name: 'Example staff',
    unknownPeople: 'approval',
    trustsAddresses: false,
    trustsSecondFactor: false,
    isPrivate: false,
  },
  ...ADDRESSES,
  linked: 3,
};

test('SSO-001 a provider is typed and tested; one that fails says why, and can be saved all the same', async () => {
  let stored: object = NONE;
  const screen = showScreen(<SignInProvider />, {
    answers: {
      [`GET ${PATH}`]: () => stored,
      [`PUT ${PATH}`]: (sent: unknown) => {
        const { withTest } = sent as { withTest: boolean };
        if (!withTest) stored = TYPED;
        const failure = { text: 'Nothing answers at this address. Check it.', words: 'ECONNREFUSED' };
        return { ...stored, test: withTest ? { failure } : null };
      },
    },
  });
  await expectText(ADDRESSES.callbackUrl);
  await screen.press('Test and save');
  await expectText('Enter the provider’s address');
  await screen.type('Provider’s address (issuer) *', 'https://login.example.com');
  await screen.type('Client ID *', 'inlay');
  await screen.type('Client secret', 'secret');
  await screen.type('Name on the button *', 'Example staff');
  await screen.press('Test and save');
  await expectText('Nothing answers at this address. Check it.');
  await screen.press('Save anyway');
  await expectText('3 accounts');
  expect(screen.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    issuer: 'https://login.example.com',
    clientId: 'inlay',
    clientSecret: 'secret',
    name: 'Example staff',
    unknownPeople: 'approval',
    trustsAddresses: false,
    trustsSecondFactor: false,
    isPrivate: false,
    withTest: true,
  });
});

test('SSO-001 a provider of the environment is shown and tested, and not changed here', async () => {
  const screen = showScreen(<SignInProvider />, {
    answers: {
      [`GET ${PATH}`]: { ...TYPED, source: 'environment' },
      [`POST ${PATH}/test`]: { failure: null },
    },
  });
  await expectText('Set by INLAY_OIDC_ISSUER in the environment of this installation');
  expect(shownText()).not.toMatch(/Change provider|Remove provider/);
  await screen.press('Test provider');
  await expectText('The provider answered, and knows this client.');
});

test('SSO-001 removing it asks first', async () => {
  let stored: object = TYPED;
  const screen = showScreen(<SignInProvider />, {
    answers: { [`GET ${PATH}`]: () => stored, [`DELETE ${PATH}`]: () => (stored = NONE) },
  });
  await screen.press('Remove provider');
  await expectText('People can then sign in only with a password or a passkey.');
  await expect.poll(() => inDialog('Remove provider')).toBeTruthy();
  inDialog('Remove provider')?.click();
  await expectText('Provider removed');
});
