import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { Link } from 'react-router';
import type { AddFormNotificationEmailRequest, FormDetail } from '@inlay/api/contract';
import { checkEmail, MAX_EMAIL_LABEL_LENGTH, MAX_FORM_EMAILS, type Expression } from '@inlay/sdk/model';
import { besideInput } from '../../../components/besideInput.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { MailDrawing } from '../../../components/drawings/MailDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { ConditionLine } from './ConditionLine.tsx';
import { RecipientTable } from '../../../domain/notifications/RecipientTable.tsx';
import {
  useAddRecipient,
  useFormRecipients,
  useRemoveRecipient,
  type Recipient,
} from '../../../domain/notifications/recipients.ts';
import { Section } from '../../../components/Section.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { formList, useRouteRecipient } from '../api/form.ts';
import classes from './formSettings.module.css';

/** The form's own list of addresses (D-61). */
export function FormEmails({ form }: { form: Pick<FormDetail, 'id' | 'definition'> }) {
  const { id: formId, definition } = form;
  const { data, error, refetch } = useFormRecipients(formId);
  const list = formList(formId);
  const remove = useRemoveRecipient(list);
  const { mutateAsync: route } = useRouteRecipient(list);
  const { ref, rescue } = useFocusRescue();
  const emails = data?.emails;
  return (
    <Section
      title={t`Notification emails`}
      headingRef={ref}
      text={
        <>
          <Trans>
            Notified about submissions of this form, at most {MAX_FORM_EMAILS}. Addresses for all your forms
            are in your <Link to="/settings/notifications">notification settings</Link>.
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
      <div className={classes['body']}>
        <AddEmail formId={formId} isFull={(emails?.length ?? 0) >= MAX_FORM_EMAILS} />
      </div>
      {emails?.length === 0 ? (
        <EmptyState
          drawing={<MailDrawing />}
          title={t`No addresses yet`}
          text={t`Add an address to be notified about new submissions.`}
        />
      ) : null}
      {(emails && emails.length > 0) || (!data && !error) ? (
        <RecipientTable
          caption={t`Notification emails of this form`}
          list={list}
          recipients={emails?.map(({ isEnabled, ...email }) => ({ ...email, isOn: isEnabled }))}
          about={conditionColumn(definition, (id, condition) => route({ id, condition }))}
          removingId={remove.isPending ? remove.variables.id : undefined}
          onRemove={(recipient) => remove.mutate(recipient, { onSuccess: () => rescue() })}
        />
      ) : null}
    </Section>
  );
}

/** When each recipient is notified. */
const conditionColumn = (
  form: FormDetail['definition'],
  save: (id: string, condition: Expression | null) => Promise<unknown>,
): TableColumn<Recipient> => ({
  id: 'condition',
  title: t`Condition`,
  cell: ({ id, email, condition = null }) => (
    <ConditionLine
      form={form}
      condition={condition}
      title={t`When is ${email} notified?`}
      hint={t`They get an email for each submission that fits, up to 300 a day, and no summaries.`}
      save={(next) => save(id, next)}
    />
  ),
});

function AddEmail({ formId, isFull }: { formId: string; isFull: boolean }) {
  const add = useAddRecipient<AddFormNotificationEmailRequest, unknown>(formList(formId), () => [
    t`Notification email added successfully`,
  ]);
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
        inputContainer={besideInput(
          <BusyButton type="submit" isBusy={form.submitting} disabled={isFull}>
            {t`Add email`}
          </BusyButton>,
        )}
        {...form.getInputProps('label')}
      />
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
