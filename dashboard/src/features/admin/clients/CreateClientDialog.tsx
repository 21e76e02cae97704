import { t } from '@lingui/core/macro';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { PasswordInput } from '../../../components/PasswordInput.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { MAX_COMPANY_NAME_LENGTH, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { PASSWORD_RULE } from '../../../domain/identity/NewPasswordFields.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useCreateClient } from './clientsApi.ts';

/** Creates a client's account; the administrator passes the password on (CLNT-055, D-147). */
export function CreateClientDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal opened onClose={onClose} title={t`Create client`}>
      <CreateClientForm onDone={onClose} />
    </Modal>
  );
}

function CreateClientForm({ onDone }: { onDone(): void }) {
  const create = useCreateClient();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', password: '', name: '', companyName: '' },
    // The server checks the entries and words the problems (CLNT-057, CLNT-058).
    check: () => ({}),
    codes: { 'client.exists': 'email' },
    save: async (values) => {
      await create.mutateAsync(values);
      onDone();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Failed to create client`} />
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t`Password`}
          autoComplete="new-password"
          required
          description={t`${PASSWORD_RULE} Share it with the client, who replaces it when they first sign in.`}
          {...form.getInputProps('password')}
        />
        <TextInput
          label={t`Name`}
          autoComplete="off"
          maxLength={MAX_PERSON_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t`Company Name`}
          autoComplete="off"
          maxLength={MAX_COMPANY_NAME_LENGTH}
          {...form.getInputProps('companyName')}
        />
        <DialogFoot>
          <Button variant="default" onClick={onDone}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Create client`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
