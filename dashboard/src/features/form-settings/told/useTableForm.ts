import { t } from '@lingui/core/macro';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import type { SenderTablesRequest, SenderTablesResponse } from '@inlay/api/contract';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import {
  listSenderTables,
  useSaveSender,
  type NewSender,
  type SenderChange,
  type SenderItem,
} from '../api/senders.ts';
import { findSpreadsheet } from './findSpreadsheet.ts';
import type { SenderFormProps } from './senderFormProps.ts';
import { placeKey, placeOf, type TableSettings } from './tableSettings.ts';

type Stored = TableSettings & { fields: string[] | null; title: string };

/** The entries of a sender that writes rows, and the tables to choose from. */
export function useTableForm({ form: told, channel, sender, onSaved }: SenderFormProps) {
  const formId = told?.id ?? null;
  const isSheets = channel === 'sheets';
  const before = sender?.settings as Stored | undefined;
  const [fields, setFields] = useState(before?.fields ?? null);
  const [found, setFound] = useState<SenderTablesResponse['tables'] | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { add, change } = useSaveSender(formId);
  const stored = before ? [{ title: before.title, settings: placeOf(channel, before) }] : [];
  const options = (found ?? stored).map(({ title, settings }) => ({
    value: placeKey(channel, settings),
    label: title || sender?.url || '',
    settings,
  }));
  const missing = (secret: string): FormErrors =>
    secret.trim() || sender ? {} : { secret: t`Please paste it here` };
  const { form, problem, formProps } = useSavedForm({
    initialValues: {
      name: sender?.name ?? '',
      secret: '',
      spreadsheet: isSheets && sender ? sender.url : '',
      table: before ? placeKey(channel, before) : '',
    },
    check: ({ secret, table }): FormErrors => ({
      ...missing(secret),
      ...(!table && { table: t`Please choose a table` }),
    }),
    describe: problemsOf,
    save: async ({ name, table, secret }) => {
      const chosen = options.find((one) => one.value === table);
      const settings = { ...chosen?.settings, title: chosen?.label ?? '', fields };
      const entered = { channel, name, settings, ...credentialsOf(channel, secret) };
      const saved = sender
        ? await change(sender.id, entered as SenderChange)
        : await add(entered as NewSender);
      form.setFieldValue('secret', '');
      onSaved(saved as SenderItem);
    },
  });

  /** Asks the vendor for the tables that the credentials reach. */
  const look = async (): Promise<void> => {
    const { secret, spreadsheet, table } = form.values;
    const spreadsheetId = findSpreadsheet(spreadsheet);
    const errors = {
      ...missing(secret),
      ...(isSheets && !spreadsheetId && { spreadsheet: t`Please paste the address of a spreadsheet` }),
    };
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    setLooking(true);
    try {
      const asked = {
        channel,
        ...(sender && !secret.trim() && { senderId: sender.id }),
        ...credentialsOf(channel, secret),
        ...(isSheets && { spreadsheetId }),
      };
      const { tables, problem: refused } = await listSenderTables(formId, asked as SenderTablesRequest);
      setFound(tables);
      const keys = tables.map(({ settings }) => placeKey(channel, settings));
      const [first] = keys;
      if (first === undefined) form.setFieldError('table', refused ?? t`No tables found. Share one first.`);
      else if (!keys.includes(table)) form.setFieldValue('table', first);
    } catch (error) {
      const beside = problemsOf(error);
      form.setErrors(Object.keys(beside).length > 0 ? beside : { table: messageOf(error) });
    } finally {
      setLooking(false);
    }
  };
  return { form, problem, formProps, fields, setFields, options, look, isLooking };
}

/** The credentials as their channel names them; none where nothing was typed. */
function credentialsOf(channel: string, typed: string): object {
  const secret = typed.trim();
  if (!secret) return {};
  return { credentials: channel === 'sheets' ? { key: secret } : { token: secret } };
}

/** Messages beside the inputs that they are about. */
function problemsOf(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const isAbout = (name: string): boolean => error.issues.some(({ path }) => path.includes(name));
  if (isAbout('credentials')) return { secret: error.message };
  return isAbout('settings') ? { table: error.message } : {};
}
