import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { checkEmail } from '@inlay/sdk/model';
import { ApiError } from '../../../lib/apiError.ts';
import { useSession } from '../../../lib/session.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { sendContactMessage } from '../api/contact.ts';

const SUBJECT = 'Form Limit Request';
const MESSAGE = 'I would like to request additional forms for my account.';

type Problems = Partial<Record<'name' | 'email' | 'message' | 'form', string>>;

/** Asks the platform's owner for more forms (DASH-015, DASH-031…036). What was typed outlives a failure. */
export function RequestFormsDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Contact for Additional Forms">
      <RequestForm onClose={onClose} />
    </Modal>
  );
}

function RequestForm({ onClose }: { onClose(): void }) {
  const { user } = useSession();
  const [name, setName] = useState(user?.fullName ?? '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [message, setMessage] = useState(MESSAGE);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkEmail(email);
    const found: Problems = {
      ...(name.trim() === '' && { name: 'Name is required' }),
      ...(!checked.ok && { email: checked.message }),
      ...(message.trim() === '' && { message: 'Message is required' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await sendContactMessage({ name, email, message, subject: SUBJECT });
      toastSuccess("Your request has been sent. You'll hear back within 24 hours.", 'Message sent!');
      onClose();
    } catch (error) {
      setProblems(readProblems(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={16}>
        {problems.form ? (
          <Alert
            color="red"
            role="alert"
            title="Error sending message"
            icon={<IconAlertTriangle size={20} stroke={1.75} />}
          >
            {problems.form}
          </Alert>
        ) : null}
        <TextInput
          label="Name"
          autoComplete="name"
          required
          value={name}
          error={problems.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={problems.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Textarea
          label="Message"
          required
          autosize
          minRows={4}
          maxRows={10}
          value={message}
          error={problems.message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Send request
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function readProblems(error: unknown): Problems {
  const issues = error instanceof ApiError ? error.issues : [];
  if (issues.length > 0) {
    return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  }
  return { form: 'Please try again or contact support directly.' };
}
