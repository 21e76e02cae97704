import { t } from '@lingui/core/macro';
import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { checkEmail } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { useSession } from '../identity/session.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { sendContactMessage } from './contact.ts';
import { refusalText } from '../../lib/refusalText.ts';

const SUBJECT = t`Form Limit Request`;
const MESSAGE = t`I would like to request additional forms for my account.`;

/** Asks the platform's owner for more forms (DASH-015, DASH-031…036). Entries outlive a failure. */
export function RequestFormsDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Contact for Additional Forms`}>
      <RequestForm onClose={onClose} />
    </Modal>
  );
}

function RequestForm({ onClose }: { onClose(): void }) {
  const { user } = useSession();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: user?.fullName ?? '', email: user?.email ?? '', message: MESSAGE },
    check: ({ name, email, message }) => {
      const checked = checkEmail(email);
      return {
        ...(name.trim() === '' && { name: t`Name is required` }),
        ...(!checked.ok && { email: refusalText(checked) }),
        ...(message.trim() === '' && { message: t`Message is required` }),
      };
    },
    save: async (message) => {
      await sendContactMessage({ ...message, subject: SUBJECT });
      toastSuccess(t`Your request has been sent. You'll hear back within 24 hours.`, t`Message sent!`);
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem
          problem={problem}
          title={t`Error sending message`}
          text={t`Please try again or contact support directly.`}
        />
        <TextInput label={t`Name`} autoComplete="name" required {...form.getInputProps('name')} />
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <Textarea
          label={t`Message`}
          required
          autosize
          minRows={4}
          maxRows={10}
          {...form.getInputProps('message')}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Send request`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
