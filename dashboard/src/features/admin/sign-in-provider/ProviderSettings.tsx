import { Stack } from '@mantine/core';
import { AccountRules } from './AccountRules.tsx';
import { Directory } from './Directory.tsx';
import { SignInProvider } from './SignInProvider.tsx';

/** How people come in from a company: its provider, the roles of its groups, and its directory. */
export const ProviderSettings = () => (
  <Stack gap={24}>
    <SignInProvider />
    <AccountRules />
    <Directory />
  </Stack>
);
