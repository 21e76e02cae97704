import { t } from '@lingui/core/macro';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AccountAnswer, MemberRole } from '@inlay/api/contract';
import { MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Section } from '../../components/Section.tsx';
import { api } from '../../lib/apiClient.ts';
import { formatList } from '../../lib/formatList.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { HOME_PATH } from '../../lib/trail.ts';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { AccountPicture } from './AccountPicture.tsx';
import classes from './people.module.css';
import { PeopleList } from './PeopleList.tsx';
import { useAccount, useRenameAccount } from './peopleApi.ts';
import { isOfWhole, ROLES } from '../../domain/identity/roles.ts';

/** The people of the account that the person works in, with its name; for others what they may do, and whom to ask. */
export function PeoplePage() {
  const { data: account, error, refetch } = useAccount();
  return (
    <Stack gap={24} maw={960}>
      {error && !account ? (
        <LoadFailure title={t`Failed to load the account`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!account && !error ? <Skeleton height={160} radius={8} /> : null}
      {account ? <Parts account={account} /> : null}
    </Stack>
  );
}

const isManager = (role: MemberRole | null): boolean => role !== null && isOfWhole(role);

function Parts({ account }: { account: AccountAnswer }) {
  const { role, owners } = account;
  const isSoleOwner = role === 'owner' && owners.length === 1;
  return (
    <>
      {isManager(role) ? <PeopleList role={role} /> : <OwnRole account={account} />}
      {isManager(role) ? <NameOfAccount account={account} /> : null}
      {isManager(role) ? <AccountPicture account={account} /> : null}
      {isSoleOwner ? null : <Leave account={account} />}
    </>
  );
}

/** What somebody without the right to manage people may do, and who could change it. */
function OwnRole({ account: { name, role, owners } }: { account: AccountAnswer }) {
  const people = formatList(
    owners.map(({ fullName, email }) => (fullName ? `${fullName} (${email})` : email)),
  );
  const roleName = role ? ROLES[role].name : '';
  return (
    <Section title={t`People`} text={role ? t`Your role: ${roleName}` : t`You have access to some forms.`}>
      <Text className={classes['body'] ?? ''}>{t`To change what you may do in ${name}, ask ${people}.`}</Text>
    </Section>
  );
}

function NameOfAccount({ account }: { account: AccountAnswer }) {
  const rename = useRenameAccount();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: account.ownName },
    check: () => ({}),
    save: ({ name }) => rename.mutateAsync(name.trim()),
  });
  return (
    <Section title={t`Account name`} text={t`How people find this account among theirs.`}>
      <form {...formProps} className={classes['body']}>
        <Stack gap={16}>
          <FormProblem title={t`Failed to rename the account`} problem={problem} />
          <TextInput
            label={t`Name`}
            placeholder={account.name}
            maxLength={MAX_PERSON_NAME_LENGTH}
            autoComplete="organization"
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <BusyButton type="submit" isBusy={form.submitting}>
              {t`Save name`}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function Leave({ account: { name } }: { account: AccountAnswer }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    api.post<undefined>('/members/leave').then(
      // Everything on the screen was of the account.
      () => window.location.assign(HOME_PATH),
      (error: unknown) => {
        setBusy(false);
        setAsking(false);
        toastThrown(error, t`Failed to leave the account`);
      },
    );
  };
  return (
    <Section
      title={t`Leave account`}
      text={t`What you made stays. Your API keys end.`}
      action={
        <Button variant="default" onClick={() => setAsking(true)}>
          {t`Leave`}
        </Button>
      }
    >
      <ConfirmDialog
        opened={isAsking}
        title={t`Leave ${name}?`}
        verb={t`Leave account`}
        isDestructive
        isBusy={isBusy}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        {t`You lose access to its forms at once. Somebody there can invite you again.`}
      </ConfirmDialog>
    </Section>
  );
}
