import { t } from '@lingui/core/macro';
import { NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { FormErrors, GetInputPropsReturnType } from '@mantine/form';
import { useRef } from 'react';
import type { FormDefinition } from '@inlay/sdk/model';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useSaveSender, type SenderItem } from '../api/senders.ts';
import { insertAnswer, type Answer, type Selected } from './insertAnswer.ts';
import { parsePairs, printPairs } from './pairLines.ts';
import { partsOf } from './partsOf.ts';
import type { SenderFormProps } from './senderFormProps.ts';
import { SenderFoot } from './SenderFoot.tsx';
import { SenderName } from './SenderName.tsx';
import { SENDER_WORDS } from './senderWords.ts';

const METHODS = ['POST', 'PUT', 'PATCH'] as const;
const NEW_JSON = '{\n  "id": "{{_submission}}",\n  "link": "{{_link}}"\n}';

/** The template of a call to any server: its address and headers, which are secret, and a body with answers in it. */
export function HttpForm({ form: told, sender, onSaved, onCancel }: SenderFormProps) {
  const { add, change } = useSaveSender(told?.id ?? null);
  const stored = sender?.channel === 'http' ? sender.settings : null;
  const { form, problem, formProps } = useSavedForm({
    initialValues: {
      name: sender?.name ?? '',
      url: '',
      headers: '',
      method: stored?.method ?? 'POST',
      format: stored?.format ?? 'json',
      json: stored?.json ?? NEW_JSON,
      parts: printPairs(stored?.parts ?? []),
      tellsEdits: stored?.tellsEdits === true,
    },
    check: ({ url, headers, parts }): FormErrors => ({
      ...(url.trim() || sender ? {} : { url: t`Please enter an address` }),
      ...(parsePairs(headers) ? {} : { headers: t`Write each on a line of its own, as Name: value` }),
      ...(parsePairs(parts) ? {} : { parts: t`Write each on a line of its own, as Name: value` }),
    }),
    describe: fieldOf,
    save: async ({ name, url, headers, method, format, json, parts, tellsEdits }) => {
      const settings = {
        method: METHODS.find((one) => one === method) ?? 'POST',
        format: format === 'form' ? ('form' as const) : ('json' as const),
        json,
        parts: parsePairs(parts) ?? [],
        tellsEdits,
      };
      const given = {
        ...(url.trim() && { url: url.trim() }),
        ...(headers.trim() && { headers: parsePairs(headers) ?? [] }),
      };
      const saved = sender
        ? await change(sender.id, { channel: 'http', name, settings, credentials: given })
        : await add({ channel: 'http', name, settings, credentials: { url: '', ...given } });
      form.setValues({ url: '', headers: '' });
      onSaved(saved as SenderItem);
    },
  });
  const isForm = form.values.format === 'form';
  const hints = sender?.credentialHints ?? {};
  const hint = hints['url'];
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <TextInput
          label={t({ message: 'Address', context: 'web' })}
          description={SENDER_WORDS.http.where}
          type="url"
          data-autofocus={!sender || undefined}
          autoComplete="off"
          placeholder={hint ? t`Set: ends with ${hint}. Leave empty to keep it.` : SENDER_WORDS.http.example}
          {...form.getInputProps('url')}
        />
        <SenderName {...form.getInputProps('name')} />
        <NativeSelect label={t`Method`} data={[...METHODS]} {...form.getInputProps('method')} />
        <Textarea
          label={t`Headers`}
          description={t`One on each line, as Name: value. They are kept secret.`}
          autosize
          minRows={2}
          placeholder={hints['headers'] ?? ''}
          dir="ltr"
          {...form.getInputProps('headers')}
        />
        <NativeSelect
          label={t`Body`}
          data={[
            { value: 'json', label: 'JSON' },
            { value: 'form', label: t`Form` },
          ]}
          {...form.getInputProps('format')}
        />
        <CallBody
          key={isForm ? 'parts' : 'json'}
          isForm={isForm}
          definition={told?.definition}
          entry={form.getInputProps(isForm ? 'parts' : 'json')}
          onText={(text) => form.setFieldValue(isForm ? 'parts' : 'json', text)}
        />
        <Switch
          label={t`Also when answers are changed or withdrawn`}
          {...form.getInputProps('tellsEdits', { type: 'checkbox' })}
        />
        <FormProblem problem={problem} />
        <SenderFoot isNew={!sender} isBusy={form.submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

interface CallBodyProps {
  isForm: boolean;
  definition: FormDefinition | undefined;
  entry: GetInputPropsReturnType;
  onText(text: string): void;
}

/** The body of the call, and the answers that can be put into it. */
function CallBody({ isForm, definition, entry, onText }: CallBodyProps) {
  const body = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<Selected>(null);
  const insert = (answer: Answer): void => {
    const format = isForm ? 'form' : 'json';
    onText(insertAnswer(entry.value as string, { format, selected: selected.current, answer }));
    body.current?.focus();
  };
  return (
    <>
      <InsertAnswer definition={definition} onInsert={insert} />
      <Textarea
        ref={body}
        label={isForm ? t`Parts of the form` : t`Template`}
        description={
          isForm
            ? t`One on each line, as Name: value.`
            : t`JSON. Answers stand in quotes; words behind | stand for a blank answer.`
        }
        autosize
        minRows={5}
        maxRows={16}
        spellCheck={false}
        dir="ltr"
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          selected.current = [selectionStart, selectionEnd];
        }}
        {...entry}
      />
    </>
  );
}

/** The answers and other facts whose names can be put into a body. */
function InsertAnswer(props: { definition: FormDefinition | undefined; onInsert(answer: Answer): void }) {
  const { definition, onInsert } = props;
  const answers: Answer[] = [
    ...(definition ? partsOf(definition) : []),
    { id: '_submission', label: t`Id of the submission` },
    { id: '_receipt', label: t`Receipt code` },
    { id: '_submitted', label: t`Time of the submission` },
    { id: '_link', label: t`Link to the submission` },
    { id: '_event', label: t`Event` },
    { id: '_changed', label: t`Changed questions` },
    { id: '_title', label: t`Title of the form` },
    { id: '_form', label: t`Id of the form` },
  ];
  return (
    <NativeSelect
      label={t`Insert an answer`}
      value=""
      data={[{ value: '', label: t`Choose…` }, ...answers.map(({ id, label }) => ({ value: id, label }))]}
      onChange={({ currentTarget: { value } }) => {
        const answer = answers.find(({ id }) => id === value);
        if (answer) onInsert(answer);
      }}
    />
  );
}

/** Returns the problem beside the entry that it is of. */
function fieldOf(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const found = error.issues.flatMap(({ path, message }) => {
    const name = path.find((part) => ['url', 'headers', 'json', 'parts'].includes(String(part)));
    return name === undefined ? [] : [[String(name), message]];
  });
  return Object.fromEntries(found) as FormErrors;
}
