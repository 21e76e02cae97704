import { t } from '@lingui/core/macro';
import { Button, Code, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ProviderTestResponse, SignInProviderResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import mailClasses from '../../../domain/notifications/mail-server/mailServer.module.css';
import classes from './provider.module.css';
import { ProviderTest } from './ProviderTest.tsx';
import {
  checkDraft,
  draftOf,
  keepsSecret,
  requestOf,
  UNKNOWN_PEOPLE,
  type ProviderDraft,
} from './providerDraft.ts';
import { useSaveSignInProvider } from './signInProviderApi.ts';

interface ProviderFormProps extends Pick<
  SignInProviderResponse,
  'provider' | 'callbackUrl' | 'signedOutUrl'
> {
  /** @param test null = saved without one. */
  onSaved(test: ProviderTestResponse | null): void;
  /** Absent where there is nothing to go back to. */
  onCancel?(): void;
}

const EXAMPLE = 'https://login.example.com';

const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** A sign-in provider is typed here; a test decides whether it is saved. */
export function ProviderForm({ provider, callbackUrl, signedOutUrl, onSaved, onCancel }: ProviderFormProps) {
  const { mutateAsync } = useSaveSignInProvider();
  const [test, setTest] = useState<ProviderTestResponse | null>(null);
  const withTest = useRef(true);
  const { form, problem, formProps } = useSavedForm<ProviderDraft>({
    initialValues: draftOf(provider),
    check: checkDraft,
    save: async (draft) => {
      // A result of before must not stand beside what this try says.
      setTest(null);
      const { test: tested } = await mutateAsync(requestOf(provider, draft, withTest.current));
      if (tested?.failure) setTest(tested);
      else onSaved(tested);
    },
  });
  const isChecked = { type: 'checkbox' } as const;
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        <Addresses callbackUrl={callbackUrl} signedOutUrl={signedOutUrl} />
        <TextInput
          label={t`Provider’s address (issuer)`}
          name="issuer"
          required
          placeholder={EXAMPLE}
          inputMode="url"
          {...AS_TYPED}
          {...form.getInputProps('issuer')}
        />
        <div className={mailClasses['row']}>
          <TextInput
            label={t`Client ID`}
            name="client-id"
            required
            {...AS_TYPED}
            {...form.getInputProps('clientId')}
          />
          <PasswordInput
            label={t`Client secret`}
            name="client-secret"
            autoComplete="new-password"
            placeholder={keepsSecret(provider, form.values) ? t`Stays as it is` : ''}
            {...form.getInputProps('clientSecret')}
          />
        </div>
        <div className={mailClasses['row']}>
          <TextInput
            label={t`Name on the button`}
            name="provider-name"
            required
            maxLength={60}
            {...form.getInputProps('name')}
          />
          <NativeSelect
            label={t`People without an account here`}
            name="unknown-people"
            data={Object.entries(UNKNOWN_PEOPLE).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('unknownPeople')}
          />
        </div>
        <Switch
          label={t`Its two-step sign-in counts here`}
          description={t`Whoever proved a second step there isn’t asked for another one here.`}
          {...form.getInputProps('trustsSecondFactor', isChecked)}
        />
        <Switch
          label={t`Trust its email addresses`}
          description={t`Only where everyone’s address is given by you. Needed for Microsoft Entra, which doesn’t say whether an address is confirmed.`}
          {...form.getInputProps('trustsAddresses', isChecked)}
        />
        <Switch
          label={t`Allow a private address`}
          description={t`For a provider in your own network.`}
          {...form.getInputProps('isPrivate', isChecked)}
        />
        <ProviderTest test={form.submitting || problem !== null ? null : test} />
        <Group gap={8}>
          <BusyButton type="submit" isBusy={form.submitting} onClick={() => (withTest.current = true)}>
            {t`Test and save`}
          </BusyButton>
          {test?.failure ? (
            <Button variant="default" type="submit" onClick={() => (withTest.current = false)}>
              {t`Save anyway`}
            </Button>
          ) : null}
          {onCancel ? (
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {t`Cancel`}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

/** What is registered at the provider first. */
function Addresses({ callbackUrl, signedOutUrl }: Pick<ProviderFormProps, 'callbackUrl' | 'signedOutUrl'>) {
  return (
    <div>
      <Text size="sm">{t`Register these addresses at the provider, for signing in and signing out:`}</Text>
      {[callbackUrl, signedOutUrl].map((address) => (
        <Code key={address} block dir="ltr" mt={4} className={classes['address'] ?? ''}>
          {address}
        </Code>
      ))}
    </div>
  );
}
