import { t } from '@lingui/core/macro';
import { Stack, Switch } from '@mantine/core';
import type { AnsweredRecipient, FormDetail } from '@inlay/api/contract';
import { findCaptcha } from '@inlay/sdk/model';
import { Section } from '../../../components/Section.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { useUpdateForm } from '../../../domain/form-home/updateForm.ts';
import { addressFields } from './addressFields.ts';
import { ConditionLine } from './ConditionLine.tsx';
import classes from './formSettings.module.css';

/** Chooses email fields whose answers are notified, such as that of a manager; nothing for a form without any. */
export function AnsweredAddresses({ form }: { form: FormDetail }) {
  const { id, definition, answeredRecipients: stored } = form;
  const update = useUpdateForm(id);
  const recipients = update.isPending ? (update.variables.answeredRecipients ?? stored) : stored;
  const save = (next: AnsweredRecipient[]) => update.mutateAsync({ answeredRecipients: next });
  const fields = addressFields(definition).map((field) => ({ id: field.id, label: field.label }));
  const gone = recipients
    .filter(({ field }) => fields.every((one) => one.id !== field))
    .map(({ field }) => ({ id: field, label: null }));
  if (fields.length + gone.length === 0) return null;
  return (
    <Section
      title={t`Answered addresses`}
      text={t`Notifies the address in an answer. It gets what visitors see, shortened, at most five emails a day.`}
    >
      <Stack gap={16} className={classes['body'] ?? ''}>
        {recipients.length > 0 && !findCaptcha(definition) ? (
          <Warning title={t`Add a captcha to this form`}>
            {t`Without a captcha, these emails go only to you, so no one can misuse your form to send spam.`}
          </Warning>
        ) : null}
        {[...fields, ...gone].map(({ id: field, label }) => {
          const chosen = recipients.find((one) => one.field === field);
          const others = recipients.filter((one) => one.field !== field);
          return (
            <div key={field}>
              <Switch
                label={
                  label === null
                    ? t`Notify the address in a question that no longer exists`
                    : t`Notify the address in “${label}”`
                }
                checked={chosen !== undefined}
                onChange={({ currentTarget: { checked } }) => {
                  // The hook reports a refusal.
                  save(checked ? [...others, { field, condition: null }] : others).catch(() => undefined);
                }}
              />
              {chosen && label !== null ? (
                <div className={classes['below']}>
                  <ConditionLine
                    form={definition}
                    condition={chosen.condition}
                    title={t`When is the address in “${label}” notified?`}
                    hint={t`It gets an email for each submission that fits.`}
                    save={(condition) => save([...others, { field, condition }])}
                  />
                </div>
              ) : null}
            </div>
          );
        })}
      </Stack>
    </Section>
  );
}
