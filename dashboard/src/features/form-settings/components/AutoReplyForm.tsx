import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Code, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { AutoReply, FormDetail } from '@inlay/api/contract';
import { capabilitiesOf, findCaptcha, isQuestion, fieldsOf } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Section } from '../../../components/Section.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useSaveAutoReply } from '../api/form.ts';
import classes from './formSettings.module.css';

const MAX_SUBJECT = 200;
const MAX_TEXT = 5_000;
const NEW_REPLY: AutoReply = {
  isOn: false,
  subject: t`We have received your answers`,
  text: t`Thank you.

We have received your answers and will write to you soon.`,
};

/** The mail a visitor gets back after answering. */
export function AutoReplyForm({ form: { id, definition, autoReply } }: { form: FormDetail }) {
  const save = useSaveAutoReply(id);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { ...(autoReply ?? NEW_REPLY) },
    check: ({ subject, text }) => ({
      ...(subject.trim() ? {} : { subject: t`Please enter a subject` }),
      ...(text.trim() ? {} : { text: t`Please enter a text` }),
    }),
    save: (values) => save.mutateAsync(values),
  });
  const hasEmail = fieldsOf(definition).some((field) => capabilitiesOf(field).isReplyAddress);
  const hasCaptcha = findCaptcha(definition) !== undefined;
  const labels = fieldsOf(definition).filter(isQuestion);
  return (
    <Section
      title={t`Automatic reply`}
      text={t`An email to the visitor, sent to the first email address they entered.`}
    >
      <form {...formProps} className={classes['body']}>
        <Stack gap={16}>
          {hasEmail ? null : (
            <Alert
              color="accent"
              classNames={{ root: classes['notice'] ?? '' }}
              icon={<IconInfoCircle size={20} stroke={1.75} />}
            >
              {t`This form has no email field to reply to. Add one in the builder first.`}
            </Alert>
          )}
          {hasEmail && !hasCaptcha ? (
            <Warning title={t`Add a captcha to this form`}>
              {t`Without a captcha, replies go only to you, so no one can misuse your form to send spam.`}
            </Warning>
          ) : null}
          <FormProblem problem={problem} title={t`The automatic reply wasn’t saved`} />
          <Switch
            label={t`Reply to visitors`}
            description={t`At most five per address and day.`}
            disabled={!hasEmail && !form.values.isOn}
            {...form.getInputProps('isOn', { type: 'checkbox' })}
          />
          <TextInput label={t`Subject`} maxLength={MAX_SUBJECT} {...form.getInputProps('subject')} />
          <Textarea
            label={t`Text`}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={MAX_TEXT}
            {...form.getInputProps('text')}
          />
          {labels.length > 0 ? (
            <Text size="sm" c="dimmed" component="div">
              <Trans>
                Put a label in braces to show its answer, without links:{' '}
                {labels.map(({ id: fieldId, label }) => (
                  <Code key={fieldId} className={classes['placeholder'] ?? ''}>
                    {`{${label}}`}
                  </Code>
                ))}
              </Trans>
            </Text>
          ) : null}
          <div className={classes['actions']}>
            <BusyButton type="submit" isBusy={form.submitting}>
              {t`Save automatic reply`}
            </BusyButton>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
