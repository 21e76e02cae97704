import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/apiError.ts';
import { useChooseWebsite } from './websites.ts';

/** Returns an address as people write it. */
export const shortAddress = (address: string): string =>
  address.replace(/^https:\/\//, '').replace(/^([^/?#]+)\/$/, '$1');

/** The page that the form is meant for, saved when it is left or Enter is pressed. */
export function WebsiteField({ formId, address }: { formId: string; address: string | null }) {
  const saved = address === null ? '' : shortAddress(address);
  const [typed, setTyped] = useState(saved);
  const { mutate, error, isPending } = useChooseWebsite(formId);
  const save = (): void => {
    if (typed.trim() !== '' && typed.trim() !== saved && !isPending) mutate(typed);
  };
  const message = error instanceof ApiError ? (error.issues[0]?.message ?? messageOf(error)) : error?.message;
  return (
    <TextInput
      label={t`The page on your website`}
      // oxlint-disable-next-line texts/literal -- an address
      placeholder="www.example.com/contact"
      inputMode="url"
      dir="ltr"
      value={typed}
      error={message}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
      }}
    />
  );
}
