import { t } from '@lingui/core/macro';
import { Input, MultiSelect, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, useRef } from 'react';
import { fieldsOf, isQuestion, MAX_API_KEY_NAME_LENGTH } from '@inlay/sdk/model';
import type { CreateApiKeyResponse } from '@inlay/api/contract';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useForms } from '../../../domain/forms/ownForms.ts';
import { PasswordField } from '../../../domain/identity/PasswordField.tsx';
import { WRONG_PASSWORD } from '../../../lib/fieldProblems.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useFieldsOf, useMakeApiKey } from '../api/apiKeys.ts';
import { RESOURCES } from '../apiKeyScopes.ts';
import {
  answersOf,
  checkValues,
  NEW_KEY,
  OF_PARTS,
  seesParts,
  toRequest,
  type ApiKeyValues,
} from '../apiKeyValues.ts';
import { DialogActions } from './DialogActions.tsx';

type KeyForm = UseFormReturnType<ApiKeyValues>;

/** Asks what a new key may do, with which forms and answers, and until when. */
export function ApiKeyForm(props: { onMade(made: CreateApiKeyResponse): void; onCancel(): void }) {
  const make = useMakeApiKey();
  const rights = useId();
  const from = useRef<HTMLInputElement>(null);
  const { form, problem, formProps } = useSavedForm<ApiKeyValues>({
    initialValues: NEW_KEY,
    check: (values) => ({
      ...checkValues(values),
      // Half a date reads as none, and none would show everything.
      ...(from.current?.validity.badInput && { visibleFrom: t`Complete the date.` }),
    }),
    codes: { [WRONG_PASSWORD]: 'password' },
    save: async (values) => props.onMade(await make(toRequest(values))),
  });
  const isPart = seesParts(form.values);
  return (
    <form {...formProps}>
      <Stack gap={24}>
        <FormProblem problem={problem} title={t`Failed to create the key`} />
        <TextInput
          label={t`Name`}
          description={t`What the key is for, so that you recognize it later.`}
          autoComplete="off"
          required
          data-autofocus
          maxLength={MAX_API_KEY_NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <div role="group" aria-labelledby={rights}>
          <Input.Label id={rights} labelElement="div">
            {t`Rights`}
          </Input.Label>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12} mt={4}>
            {RESOURCES.map(({ name, label, isOnlyRead }) => (
              <NativeSelect
                key={name}
                label={label}
                disabled={isPart && !OF_PARTS.includes(name)}
                data={[
                  { value: 'none', label: t`No access` },
                  { value: 'read', label: t`Read only` },
                  ...(isOnlyRead || (isPart && name === 'submissions')
                    ? []
                    : [{ value: 'write', label: t`Read and change` }]),
                ]}
                {...form.getInputProps(name)}
              />
            ))}
          </SimpleGrid>
          {isPart ? (
            <Text size="sm" c="dimmed" mt={8}>
              {t`A key that sees some answers can only read submissions and subscribe hooks.`}
            </Text>
          ) : null}
        </div>
        <Reach form={form} />
        {form.values.submissions === 'none' ? null : <Answers form={form} from={from} />}
        <NativeSelect
          label={t`Expires`}
          data={[
            { value: '30', label: t`In 30 days` },
            { value: '90', label: t`In 90 days` },
            { value: '365', label: t`In a year` },
            { value: '', label: t`Never` },
          ]}
          {...form.getInputProps('days')}
        />
        <PasswordField label={t`Current password`} {...form.getInputProps('password')} />
        <DialogActions action={t`Create key`} isBusy={form.submitting} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}

function Reach({ form }: { form: KeyForm }) {
  const { data } = useForms();
  return (
    <Stack gap={12}>
      <Radio.Group label={t`Which forms`} {...form.getInputProps('reach')}>
        <Stack gap={8} mt={4}>
          <Radio value="all" label={t`All forms`} description={t`Also forms you create later.`} />
          <Radio value="some" label={t`Chosen forms`} />
        </Stack>
      </Radio.Group>
      {form.values.reach === 'some' ? (
        <MultiSelect
          label={t`Chosen forms`}
          searchable
          data={(data?.forms ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('formIds')}
        />
      ) : null}
    </Stack>
  );
}

function Answers({ form, from }: { form: KeyForm; from: React.RefObject<HTMLInputElement | null> }) {
  const { reach, formIds } = form.values;
  const [formId] = reach === 'some' && formIds.length === 1 ? formIds : [];
  const { data: definition } = useFieldsOf(formId);
  const questions = definition ? fieldsOf(definition).filter(isQuestion) : [];
  return (
    <Stack gap={12}>
      <Radio.Group
        label={t`Which answers`}
        value={answersOf(form.values)}
        onChange={(value) => form.setFieldValue('answers', value)}
      >
        <Stack gap={8} mt={4}>
          <Radio value="all" label={t`All answers`} />
          <Radio
            value="impersonal"
            label={t`Without personal details`}
            description={t`Hides names, contact details, files and free text.`}
          />
          <Radio
            value="fields"
            label={t`Chosen fields`}
            disabled={formId === undefined}
            description={
              formId === undefined ? t`Choose one form first.` : t`Fields added later stay hidden.`
            }
          />
        </Stack>
      </Radio.Group>
      {answersOf(form.values) === 'fields' ? (
        <MultiSelect
          label={t`Chosen fields`}
          searchable
          data={questions.map(({ id, label }) => ({ value: id, label: label.trim() || id }))}
          {...form.getInputProps('visibleFields')}
        />
      ) : null}
      <TextInput
        ref={from}
        type="date"
        label={t`Submissions from (optional)`}
        description={t`Hides earlier submissions. Leave empty to show all.`}
        {...form.getInputProps('visibleFrom')}
      />
    </Stack>
  );
}
