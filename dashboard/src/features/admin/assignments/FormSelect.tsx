import { t } from '@lingui/core/macro';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type Ref } from 'react';
import type { AdminForm } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useAdminForms } from './formsApi.ts';
import classes from './assignments.module.css';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Pause in typing after which the list is loaded, in ms. */
const TYPING_MS = 250;

interface FormSelectProps {
  ref?: Ref<HTMLInputElement>;
  label?: string;
  /** Forms without a user, newest first, or without a client, by title (ADMIN-021, CLNT-068, CLNT-077). */
  offers?: 'assigned' | 'client';
  form: AdminForm | null;
  hasProblem?: boolean;
  onChange(form: AdminForm | null): void;
}

/** Chooses an unassigned form; the server searches, because there may be many (ADMIN-021). */
export function FormSelect(props: FormSelectProps) {
  const { ref, label = t`Select Form`, offers = 'assigned', form, hasProblem = false, onChange } = props;
  const [typed, setTyped] = useState('');
  // The title of the chosen form is in the same field and is no search.
  const [query] = useDebouncedValue(typed === form?.title ? '' : typed.trim(), TYPING_MS);
  const list = useAdminForms({
    search: query,
    ...(offers === 'client' ? { client: 'no', order: 'title' } : { assigned: 'no' }),
  });
  const found = list.data?.pages.flatMap((page) => page.forms) ?? [];
  const offered = form && !found.some(({ id }) => id === form.id) ? [form, ...found] : found;
  const hidden = (list.data?.pages[0]?.total ?? 0) - found.length;
  return (
    <div>
      <Select
        ref={ref}
        label={label}
        placeholder={t`Title of an unassigned form`}
        searchable
        openOnFocus={false}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear form` }}
        data={offered.map(({ id, title }) => ({ value: id, label: title }))}
        // The server has searched already.
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <FormOption form={offered.find(({ id }) => id === option.value) ?? null} />
        )}
        nothingFoundMessage={list.isFetching ? t`Loading forms…` : t`No matching forms`}
        {...(hidden > 0 && { description: t`${formatNumber(hidden)} more. Type to find them.` })}
        value={form?.id ?? null}
        searchValue={typed}
        onSearchChange={setTyped}
        error={hasProblem}
        onChange={(id) => onChange(offered.find((one) => one.id === id) ?? null)}
      />
      {list.error ? (
        <div className={classes['failure']}>
          <LoadFailure title={t`Failed to load forms`} error={list.error} onRetry={() => list.refetch()} />
        </div>
      ) : null}
    </div>
  );
}

function FormOption({ form }: { form: AdminForm | null }) {
  if (!form) return null;
  return (
    <div>
      <div>
        <bdi>{form.title}</bdi>
      </div>
      <Text size="xs" c="dimmed">
        {form.ownerName ? `${form.ownerName} (${form.ownerEmail})` : form.ownerEmail}
      </Text>
    </div>
  );
}
