import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Code, Stack, Switch, Text } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import { useRef } from 'react';
import type { AutoReply, FormDetail } from '@inlay/api/contract';
import { capabilitiesOf, findCaptcha, isQuestion, fieldsOf } from '@inlay/sdk/model';
import { Section } from '../../../components/Section.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { useUpdateForm } from '../../../domain/form-home/updateForm.ts';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import classes from './formSettings.module.css';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { ReplyAddress, ReplyCases } from './ReplyCases.tsx';
import { ReplyTexts } from './ReplyTexts.tsx';

const NEW_REPLY: AutoReply = {
  isOn: false,
  subject: t`We have received your answers`,
  text: t`Thank you.

We have received your answers and will write to you soon.`,
};

/** The mail a visitor gets back after answering; each part of it is saved on its own. */
export function AutoReplySettings({ form: { id, definition, autoReply } }: { form: FormDetail }) {
  const update = useUpdateForm(id);
  const reply = autoReply ?? NEW_REPLY;
  /** The reply that is on its way. */
  const sent = useRef<AutoReply | null>(null);
  // The reply is stored as a whole: what changes while a part is on its way must not take that back.
  const change = async (make: (now: AutoReply) => Partial<AutoReply>): Promise<void> => {
    const now = sent.current ?? reply;
    const next = { ...now, ...make(now) };
    sent.current = next;
    try {
      await update.mutateAsync({ autoReply: next });
    } finally {
      if (sent.current === next) sent.current = null;
    }
  };
  const save = (changes: Partial<AutoReply>): Promise<void> => change(() => changes);
  const attachesPdf = (update.isPending ? update.variables.autoReply : reply)?.attachesPdf ?? false;
  const isOn = update.isPending ? (update.variables.autoReply?.isOn ?? reply.isOn) : reply.isOn;
  const hasEmail = fieldsOf(definition).some((field) => capabilitiesOf(field).isReplyAddress);
  const hasCaptcha = findCaptcha(definition) !== undefined;
  const labels = fieldsOf(definition).filter(isQuestion);
  return (
    <Setting name="autoReply">
      <Section
        title={SETTINGS.autoReply.label}
        text={t`An email to the visitor, sent to the first email address they entered.`}
      >
        <Stack gap={16} className={classes['body'] ?? ''}>
          {hasEmail ? null : (
            <Alert
              color="accent"
              classNames={{ root: classes['notice'] ?? '' }}
              icon={<IconInfoCircle size={20} />}
            >
              {t`This form has no email field to reply to. Add one in the builder first.`}
            </Alert>
          )}
          {hasEmail && !hasCaptcha ? (
            <Warning title={t`Add a captcha to this form`}>
              {t`Without a captcha, replies go only to you, so no one can misuse your form to send spam.`}
            </Warning>
          ) : null}
          <Switch
            label={t`Reply to visitors`}
            description={t`At most five per address and day.`}
            disabled={!hasEmail && !reply.isOn}
            checked={isOn}
            onChange={(event) => {
              // The hook reports a refusal.
              save({ isOn: event.currentTarget.checked }).catch(() => undefined);
            }}
          />
          <ReplyAddress definition={definition} to={reply.to} save={(to) => save({ to })} />
          <ReplyTexts reply={reply} save={save} />
          <Switch
            label={t`Attach their answers as PDF`}
            description={t`Only for addresses confirmed by a code, as set in the email field.`}
            checked={attachesPdf}
            onChange={(event) => {
              // The hook reports a refusal.
              save({ attachesPdf: event.currentTarget.checked }).catch(() => undefined);
            }}
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
          {hasEmail ? <ReplyCases definition={definition} reply={reply} change={change} /> : null}
        </Stack>
      </Section>
    </Setting>
  );
}
