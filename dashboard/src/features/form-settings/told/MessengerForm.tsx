import { t } from '@lingui/core/macro';
import { Stack, Switch, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useSaveSender, type SenderItem } from '../api/senders.ts';
import { FieldChoice } from './FieldChoice.tsx';
import type { MessengerChannel, SenderFormProps } from './senderFormProps.ts';
import { SenderFoot } from './SenderFoot.tsx';
import { SenderName } from './SenderName.tsx';
import { SENDER_WORDS } from './senderWords.ts';

/** The settings of a channel that posts messages: the address, which is a secret, and the answers. */
export function MessengerForm({
  form: told,
  channel: anyChannel,
  sender,
  onSaved,
  onCancel,
}: SenderFormProps) {
  const channel = anyChannel as MessengerChannel;
  const [fields, setFields] = useState(sender && 'fields' in sender.settings ? sender.settings.fields : null);
  const [tellsEdits, setTellsEdits] = useState(
    sender !== null && 'tellsEdits' in sender.settings && sender.settings.tellsEdits === true,
  );
  const { add, change } = useSaveSender(told?.id ?? null);
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: sender?.name ?? '', url: '' },
    check: ({ url }): FormErrors => (url.trim() || sender ? {} : { url: t`Please enter an address` }),
    describe: (error): FormErrors =>
      error instanceof ApiError && error.issues.some(({ path }) => path.includes('url'))
        ? { url: error.message }
        : {},
    save: async ({ name, url }) => {
      const settings = { fields, tellsEdits };
      const credentials = { url: url.trim() };
      const saved = sender
        ? await change(sender.id, {
            channel,
            name,
            settings,
            ...(credentials.url && { credentials }),
          })
        : await add({ channel, name, settings, credentials });
      form.setFieldValue('url', '');
      onSaved(saved as SenderItem);
    },
  });
  const { where, example } = SENDER_WORDS[channel];
  const hint = sender?.credentialHints['url'];
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <TextInput
          label={t`Address of the incoming webhook`}
          description={where}
          type="url"
          data-autofocus={!sender || undefined}
          autoComplete="off"
          placeholder={hint ? t`Set: ends with ${hint}. Leave empty to keep it.` : example}
          {...form.getInputProps('url')}
        />
        <SenderName {...form.getInputProps('name')} />
        {told ? <FieldChoice definition={told.definition} value={fields} onChange={setFields} /> : null}
        <Switch
          label={t`Also when answers are changed or withdrawn`}
          checked={tellsEdits}
          onChange={(event) => setTellsEdits(event.currentTarget.checked)}
        />
        <FormProblem problem={problem} />
        <SenderFoot isNew={!sender} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
