import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconCheck, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { FormNotificationEmailItem } from '@inlay/api/contract';
import { checkEmail, MAX_EMAIL_LABEL_LENGTH, MAX_FORM_EMAILS } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { EmailText } from '../../../components/EmailText.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { ConfirmationBadge } from '../../../domain/notifications/ConfirmationBadge.tsx';
import { NoMailServer } from '../../../domain/notifications/NoMailServer.tsx';
import { SimpleTable } from '../../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { Section } from '../../../components/Section.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import {
  useAddFormEmail,
  useAskFormEmail,
  useFormEmails,
  useRemoveFormEmail,
  useSetFormEmailEnabled,
} from '../api/form.ts';
import classes from './formSettings.module.css';

/** The form's own list of addresses (D-61). */
export function FormEmails({ formId }: { formId: string }) {
  const { data, error, refetch } = useFormEmails(formId);
  const { ref, rescue } = useFocusRescue();
  const emails = data?.emails;
  return (
    <Section
      title={t`Notification emails`}
      headingRef={ref}
      text={
        <>
          <Trans>
            Notified about every submission of this form, at most {MAX_FORM_EMAILS}. Addresses for all your
            forms are in your <Link to="/settings/notifications">notification settings</Link>.
          </Trans>
        </>
      }
    >
      {error && !data ? (
        <LoadFailure
          title={t`Failed to load notification emails: ${messageOf(error)}`}
          error={error}
          onRetry={() => refetch()}
        />
      ) : null}
      {data?.hasMailServer === false ? (
        <div className={classes['body']}>
          <NoMailServer />
        </div>
      ) : null}
      <div className={classes['body']}>
        <AddEmail formId={formId} isFull={(emails?.length ?? 0) >= MAX_FORM_EMAILS} />
      </div>
      {emails?.length === 0 ? (
        <EmptyState
          title={t`No addresses yet`}
          text={t`Add an address to be notified about new submissions.`}
        />
      ) : null}
      {(emails && emails.length > 0) || (!data && !error) ? (
        <SimpleTable
          caption={t`Notification emails of this form`}
          rows={emails}
          columns={columns(formId, rescue)}
          rowId={({ id }) => id}
        />
      ) : null}
    </Section>
  );
}

function AddEmail({ formId, isFull }: { formId: string; isFull: boolean }) {
  const add = useAddFormEmail(formId);
  const { form, formProps } = useSavedForm({
    initialValues: { email: '', label: '' },
    check: ({ email }): FormErrors =>
      checkEmail(email).ok ? {} : { email: t`Invalid Email: Please enter a valid email address` },
    describe: (error) => ({ email: refusalOf(error) }),
    save: async ({ email, label }) => {
      // Enter sends the form although its button is off.
      if (isFull) return;
      await add.mutateAsync({ email, label: label.trim() || null });
      form.reset();
    },
  });
  return (
    <form {...formProps} className={classes['line']}>
      <TextInput
        className={classes['grow'] ?? ''}
        label={t`Email`}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        className={classes['grow'] ?? ''}
        label={t`Label (optional)`}
        autoComplete="off"
        maxLength={MAX_EMAIL_LABEL_LENGTH}
        {...form.getInputProps('label')}
      />
      <BusyButton type="submit" isBusy={form.submitting} disabled={isFull}>
        {t`Add email`}
      </BusyButton>
      {isFull ? (
        <Text size="sm" c="dimmed">
          {t`Limit Reached: Maximum of ${MAX_FORM_EMAILS} notification emails allowed`}
        </Text>
      ) : null}
    </form>
  );
}

/** FSET-019, FSET-020, FSET-023. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Failed to add notification email`;
  if (error.code === 'notification.duplicate') return t`Email Already Exists: ${error.message}`;
  if (error.code === 'notification.form_limit_reached') {
    return t`Limit Reached: Maximum of ${MAX_FORM_EMAILS} notification emails allowed`;
  }
  return error.status >= 500 ? t`Failed to add notification email` : error.message;
}

const columns = (formId: string, onRemoved: () => void): TableColumn<FormNotificationEmailItem>[] => [
  {
    id: 'email',
    title: t`Email`,
    cell: ({ email, label }) => (
      <>
        <EmailText>{email}</EmailText>
        {label ? (
          <Text size="xs" c="dimmed" mt={2}>
            {label}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'state',
    title: t`State`,
    cell: ({ isEnabled, isConfirmed }) => (
      <>
        <StatusBadge tone={isEnabled ? 'good' : 'neutral'} icon={isEnabled ? IconCheck : IconPlayerPause}>
          {isEnabled ? t`Active` : t`Inactive`}
        </StatusBadge>
        <ConfirmationBadge isConfirmed={isConfirmed} />
      </>
    ),
  },
  {
    id: 'actions',
    title: '',
    cell: (email) => <EmailActions formId={formId} email={email} onRemoved={onRemoved} />,
  },
];

interface EmailActionsProps {
  formId: string;
  email: FormNotificationEmailItem;
  onRemoved(): void;
}

function EmailActions({ formId, email, onRemoved }: EmailActionsProps) {
  const setEnabled = useSetFormEmailEnabled(formId);
  const remove = useRemoveFormEmail(formId);
  const ask = useAskFormEmail(formId);
  const verb = email.isEnabled ? t`Deactivate` : t`Activate`;
  return (
    <>
      {email.isConfirmed ? null : (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Resend confirmation to ${email.email}`}
          isBusy={ask.isPending}
          onClick={() => ask.mutate(email)}
        >
          {t`Resend`}
        </BusyButton>
      )}
      <BusyButton
        variant="default"
        size="xs"
        aria-label={`${verb} ${email.email}`}
        isBusy={setEnabled.isPending}
        onClick={() => setEnabled.mutate(email)}
      >
        {verb}
      </BusyButton>
      <BusyButton
        variant="default"
        size="xs"
        aria-label={t`Remove ${email.email}`}
        isBusy={remove.isPending}
        onClick={() => remove.mutate(email, { onSuccess: () => onRemoved() })}
      >
        {t`Remove`}
      </BusyButton>
    </>
  );
}
