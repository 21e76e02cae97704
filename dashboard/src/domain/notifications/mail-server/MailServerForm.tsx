import { t } from '@lingui/core/macro';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MailServerResponse, MailTestResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import classes from './mailServer.module.css';
import { useSaveMailServer } from './mailServerApi.ts';
import {
  checkDraft,
  draftOf,
  keepsPassword,
  requestOf,
  withSecurity,
  type MailServerDraft,
} from './mailServerDraft.ts';
import { SECURITIES, SECURITY_NAMES } from './securities.ts';
import { TestResult } from './TestResult.tsx';

interface MailServerFormProps extends Pick<MailServerResponse, 'server' | 'sender'> {
  /** @param test null = saved without one. */
  onSaved(test: MailTestResponse | null): void;
  /** Absent where there is nothing to go back to. */
  onCancel?(): void;
}

const EXAMPLE = 'mail.example.com';

/** A mail server is typed here; a test through it decides whether it is saved. */
export function MailServerForm({ server, sender, onSaved, onCancel }: MailServerFormProps) {
  const { mutateAsync } = useSaveMailServer();
  const [test, setTest] = useState<MailTestResponse | null>(null);
  const withTest = useRef(true);
  const { form, problem, formProps } = useSavedForm<MailServerDraft>({
    initialValues: draftOf({ server, sender }),
    check: (draft) => checkDraft(server, draft),
    save: async (draft) => {
      const { test: tested } = await mutateAsync(requestOf(draft, withTest.current));
      if (tested?.failure) setTest(tested);
      else onSaved(tested);
    },
  });
  const { values } = form;
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} />
        <TextInput
          label={t`Mail server`}
          name="host"
          placeholder={EXAMPLE}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.getInputProps('host')}
        />
        <div className={classes['short']}>
          <NativeSelect
            label={t`Encryption`}
            name="security"
            data={SECURITIES.map((value) => ({ value, label: SECURITY_NAMES[value] }))}
            {...form.getInputProps('security')}
            onChange={({ currentTarget: { value } }) => form.setValues(withSecurity(values, value))}
          />
          <TextInput label={t`Port`} name="port" inputMode="numeric" {...form.getInputProps('port')} />
        </div>
        {values.security === 'none' ? (
          <Text size="sm" c="dimmed">
            {t`Emails, and the sign-in links in them, travel unencrypted. Only for a server in your own network.`}
          </Text>
        ) : null}
        <div className={classes['row']}>
          <TextInput
            label={t`User name`}
            name="mail-user"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...form.getInputProps('user')}
          />
          <PasswordInput
            label={t`Password`}
            name="mail-password"
            autoComplete="new-password"
            placeholder={keepsPassword(server, values) ? t`Stays as it is` : ''}
            {...form.getInputProps('password')}
          />
        </div>
        <div className={classes['row']}>
          <TextInput label={t`Sender’s name`} name="sender-name" {...form.getInputProps('senderName')} />
          <TextInput
            label={t`Sender’s address`}
            name="sender-address"
            type="email"
            {...form.getInputProps('senderAddress')}
          />
        </div>
        <TestResult test={form.submitting ? null : test} />
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
        <Text size="sm" c="dimmed">
          {t`A test goes to your own address. The server is used once it takes it.`}
        </Text>
      </Stack>
    </form>
  );
}
