import { Alert, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { checkEmail, MAX_ACTIVE_EMAILS, MAX_EMAIL_LABEL_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { useAddEmail, useOwnForms } from '../api/emails.ts';
import classes from './notifications.module.css';

const ALL_FORMS = '';

/** An address, a label for it, and what it is told about (NOTIF-004…006). */
export function AddEmailForm({ activeCount }: { activeCount: number }) {
  const add = useAddEmail();
  const forms = useOwnForms();
  const fullId = useId();
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const form = useForm({
    initialValues: { email: '', label: '', formId: ALL_FORMS },
    validate: { email: checkAddress },
  });
  const isFull = activeCount >= MAX_ACTIVE_EMAILS;

  const send = async ({ email, label, formId }: typeof form.values): Promise<void> => {
    if (add.isPending || isFull) return;
    setProblem(null);
    try {
      await add.mutateAsync({ email, label: label.trim() || null, formId: formId || null });
      form.reset();
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues.find(({ path }) => path[0] === 'email') : null;
      if (issue) form.setFieldError('email', issue.message);
      else setProblem({ title: titleOf(error), text: messageOf(error) });
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack gap={16}>
        {problem ? (
          <Alert
            color="red"
            role="alert"
            title={problem.title}
            icon={<IconAlertTriangle size={20} stroke={1.75} />}
          >
            {problem.text}
          </Alert>
        ) : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <TextInput
            label="Email"
            type="email"
            autoComplete="off"
            required
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Label (optional)"
            autoComplete="off"
            maxLength={MAX_EMAIL_LABEL_LENGTH}
            {...form.getInputProps('label')}
          />
        </SimpleGrid>
        <Select
          label="Assign to"
          allowDeselect={false}
          searchable
          data={[
            { value: ALL_FORMS, label: 'All forms (global notification)' },
            ...(forms.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.getInputProps('formId')}
        />
        <div className={classes['actions']}>
          {isFull ? (
            <Text size="sm" c="dimmed" id={fullId}>
              Maximum of 5 email addresses reached
            </Text>
          ) : null}
          <BusyButton
            type="submit"
            isBusy={add.isPending}
            disabled={isFull}
            aria-describedby={isFull ? fullId : undefined}
          >
            Add email
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

/** NOTIF-012, NOTIF-013. */
function checkAddress(text: string): string | null {
  const checked = checkEmail(text);
  if (checked.ok) return null;
  return checked.code === 'required' ? 'Please enter an email address' : 'Please enter a valid email address';
}

/** NOTIF-028, NOTIF-031. */
const titleOf = (error: unknown): string =>
  error instanceof ApiError && ['notification.form_limit_reached', 'form.not_found'].includes(error.code)
    ? 'Failed to assign email to the selected form'
    : 'Failed to add notification email';
