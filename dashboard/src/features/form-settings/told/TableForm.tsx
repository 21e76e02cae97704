import { t } from '@lingui/core/macro';
import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { besideInput } from '../../../components/besideInput.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { findAccount } from './findAccount.ts';
import type { SenderFormProps } from './senderFormProps.ts';
import { SenderFoot } from './SenderFoot.tsx';
import { SenderName } from './SenderName.tsx';
import { SENDER_WORDS } from './senderWords.ts';
import { ShareWith } from './ShareWith.tsx';
import { useTableForm } from './useTableForm.ts';

/** The settings of a channel that writes rows: credentials, the table that they reach, and the answers. */
export function TableForm(props: SenderFormProps) {
  const { channel, sender } = props;
  const isSheets = channel === 'sheets';
  const { form, problem, formProps, fields, setFields, options, look, isLooking } = useTableForm(props);
  const { where, secret: label, example } = SENDER_WORDS[channel];
  const hint = sender?.credentialHints[isSheets ? 'key' : 'token'];
  const account = isSheets ? (findAccount(form.values.secret) ?? hint) : null;
  const typed = {
    label,
    description: where,
    autoComplete: 'off',
    'data-autofocus': !sender || undefined,
    spellCheck: false,
    placeholder: hint ? t`Set: ${hint}. Leave empty to keep it.` : '',
    ...form.getInputProps('secret'),
  };
  const find = (
    <BusyButton variant="default" isBusy={isLooking} onClick={() => void look()}>
      {t`Find tables`}
    </BusyButton>
  );
  return (
    <form {...formProps}>
      <Stack gap={16}>
        {isSheets ? (
          <>
            <Textarea rows={3} {...typed} />
            {account ? <ShareWith account={account} /> : null}
            <TextInput
              label={t`Address of the spreadsheet`}
              type="url"
              autoComplete="off"
              placeholder={example}
              inputContainer={besideInput(find)}
              {...form.getInputProps('spreadsheet')}
            />
          </>
        ) : (
          <TextInput {...typed} inputContainer={besideInput(find)} />
        )}
        <Select
          label={t`Table`}
          data={options.map(({ value, label: title }) => ({ value, label: title }))}
          allowDeselect={false}
          placeholder={options.length === 0 ? t`Find tables first` : ''}
          {...form.getInputProps('table')}
        />
        <SenderName {...form.getInputProps('name')} />
        {props.form ? (
          <FieldChoice definition={props.form.definition} value={fields} onChange={setFields} />
        ) : null}
        <FormProblem problem={problem} />
        <SenderFoot isNew={!sender} isBusy={form.submitting} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
