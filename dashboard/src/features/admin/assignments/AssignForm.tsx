import { t } from '@lingui/core/macro';
import { Alert, Group, Select } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import { useRef, useState, type FormEvent } from 'react';
import type { AdminForm } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Section } from '../../../components/Section.tsx';
import { useAssignableUsers, useAssignForm } from './formsApi.ts';
import classes from './assignments.module.css';
import { FormSelect } from './FormSelect.tsx';

/** Chooses a form and a user, and brings them together (ADMIN-014…016, ADMIN-023). */
export function AssignForm() {
  const [form, setForm] = useState<AdminForm | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const formSelect = useRef<HTMLInputElement>(null);
  const userSelect = useRef<HTMLInputElement>(null);
  const users = useAssignableUsers();
  const assign = useAssignForm();
  const needsForm = isIncomplete && !form;
  const needsUser = isIncomplete && !userId;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (assign.isPending) return;
    if (!form || !userId) {
      setIncomplete(true);
      (form ? userSelect : formSelect).current?.focus();
      return;
    }
    assign.mutate(
      { formId: form.id, userId },
      {
        onSuccess: () => {
          setForm(null);
          setUserId(null);
          setIncomplete(false);
        },
      },
    );
  };

  return (
    <Section
      title={t`Assign a form`}
      text={t`The user can read submissions and copy the embed code, but change neither.`}
    >
      <form className={classes['form']} onSubmit={submit} noValidate>
        {users.error ? (
          <LoadFailure title={t`Failed to load users`} error={users.error} onRetry={() => users.refetch()} />
        ) : null}
        {needsForm || needsUser ? (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} />}>
            {t`Selection required: Please select both a form and a user.`}
          </Alert>
        ) : null}
        <div className={classes['fields']}>
          <FormSelect ref={formSelect} form={form} hasProblem={needsForm} onChange={setForm} />
          <Select
            ref={userSelect}
            label={t`Assign to User`}
            placeholder={t`Name or email`}
            searchable
            openOnFocus={false}
            clearable
            clearButtonProps={{ 'aria-label': t`Clear user` }}
            limit={100}
            data={(users.data?.users ?? []).map(({ userId: value, fullName, email }) => ({
              value,
              label: fullName ? `${fullName} (${email})` : email,
            }))}
            nothingFoundMessage={users.isPending ? t`Loading users…` : t`No matching users`}
            value={userId}
            error={needsUser}
            onChange={setUserId}
          />
        </div>
        <Group justify="flex-end">
          <BusyButton type="submit" isBusy={assign.isPending}>
            {t`Assign Form`}
          </BusyButton>
        </Group>
      </form>
    </Section>
  );
}
