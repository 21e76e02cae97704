import { t } from '@lingui/core/macro';
import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { checkEmail, MAX_ACTIVE_EMAILS, MAX_EMAIL_LABEL_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useAddEmail, useOwnForms } from '../api/emails.ts';
import classes from './notifications.module.css';

const ALL_FORMS = '';

/** Adds an address, its label, and the forms it is notified about (NOTIF-004…006). */
export function AddEmailForm({ activeCount }: { activeCount: number }) {
  const add = useAddEmail();
  const forms = useOwnForms();
  const fullId = useId();
  const isFull = activeCount >= MAX_ACTIVE_EMAILS;
  const { form, problem, formProps } = useSavedForm({
    initialValues: { email: '', label: '', formId: ALL_FORMS },
    check: ({ email }) => checkAddress(email),
    codes: { 'notification.duplicate': 'email' },
    save: async ({ email, label, formId }) => {
      // Enter sends the form although its button is off.
      if (isFull) return;
      await add.mutateAsync({ email, label: label.trim() || null, formId: formId || null });
      form.reset();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={titleOf(problem)} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <TextInput
            label={t`Email`}
            type="email"
            autoComplete="off"
            required
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t`Label (optional)`}
            autoComplete="off"
            maxLength={MAX_EMAIL_LABEL_LENGTH}
            {...form.getInputProps('label')}
          />
        </SimpleGrid>
        <Select
          label={t`Assign to`}
          allowDeselect={false}
          searchable
          data={[
            { value: ALL_FORMS, label: t`All forms (global notification)` },
            ...(forms.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.getInputProps('formId')}
          error={forms.isError && !forms.data ? t`Failed to load forms` : undefined}
        />
        <div className={classes['actions']}>
          {isFull ? (
            <Text size="sm" c="dimmed" id={fullId}>
              {t`Maximum of 5 email addresses reached`}
            </Text>
          ) : null}
          <BusyButton
            type="submit"
            isBusy={form.submitting}
            disabled={isFull}
            aria-describedby={isFull ? fullId : undefined}
          >
            {t`Add email`}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

/** NOTIF-012, NOTIF-013. */
function checkAddress(text: string): { email?: string } {
  const checked = checkEmail(text);
  if (checked.ok) return {};
  const isMissing = checked.code === 'required';
  return { email: isMissing ? t`Please enter an email address` : t`Please enter a valid email address` };
}

/** NOTIF-028, NOTIF-031. */
const titleOf = (error: unknown): string =>
  error instanceof ApiError && ['notification.form_limit_reached', 'form.not_found'].includes(error.code)
    ? t`Failed to assign email to the selected form`
    : t`Failed to add notification email`;
