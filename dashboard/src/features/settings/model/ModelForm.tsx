import { t } from '@lingui/core/macro';
import { Group, List, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { ModelResponse } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { useSaveModel } from '../api/model.ts';
import { checkModel, toModelRequest, type ModelValues } from './modelValues.ts';

const EXAMPLE = 'https://api.openai.com/v1';

/** Address, name, key and limits of the model, with what is sent to it. */
export function ModelForm({ settings }: Pick<ModelResponse, 'settings'>) {
  const save = useSaveModel();
  const { form, problem, formProps } = useSavedForm<ModelValues>({
    initialValues: {
      isOn: settings?.isOn ?? false,
      address: settings?.address ?? '',
      model: settings?.model ?? '',
      key: '',
      monthlyRequests: String(settings?.monthlyRequests ?? 200),
      monthlyTokens: String(settings?.monthlyTokens ?? 2_000_000),
    },
    check: checkModel,
    save: async (values) => {
      await save(toModelRequest(values));
      form.setFieldValue('key', '');
    },
  });
  const { keyHint } = settings ?? {};
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`Failed to save the model`} />
        <Leaving />
        <Switch
          label={t`Draft forms with this model`}
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <TextInput
          label={t`Address`}
          description={t`Any server that speaks OpenAI’s chat completions. For a local one, the operator adds its host to INLAY_ALLOWED_HOSTS.`}
          placeholder={EXAMPLE}
          autoComplete="off"
          inputMode="url"
          dir="ltr"
          required
          {...form.getInputProps('address')}
        />
        <TextInput
          label={t`Model`}
          description={t`Its name, as the provider writes it.`}
          autoComplete="off"
          dir="ltr"
          required
          {...form.getInputProps('model')}
        />
        <TextInput
          label={t`Key`}
          description={
            keyHint === undefined || keyHint === null
              ? t`Stored encrypted and never shown again. Leave empty for a server without keys.`
              : t`A key ending in “${keyHint}” is stored. Leave empty to keep it.`
          }
          type="password"
          autoComplete="off"
          dir="ltr"
          {...form.getInputProps('key')}
        />
        <TextInput
          label={t`Requests a month`}
          inputMode="numeric"
          required
          {...form.getInputProps('monthlyRequests')}
        />
        <TextInput
          label={t`Tokens a month`}
          inputMode="numeric"
          required
          {...form.getInputProps('monthlyTokens')}
        />
        {settings ? (
          <Text size="sm" c="dimmed" className="tabular">
            {t`Used this month: ${formatNumber(settings.usedRequests)} requests, ${formatNumber(settings.usedTokens)} tokens.`}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Save`}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

/** What leaves the house, and what does not. */
const Leaving = () => (
  <div>
    <Text size="sm">{t`What leaves this platform, each time somebody asks for a draft:`}</Text>
    <List size="sm">
      <List.Item>{t`the description that they type`}</List.Item>
      <List.Item>{t`the form’s own text: questions, options, rules, right answers and notes`}</List.Item>
      <List.Item>{t`never submissions, names of people, recipients, brands, tests or files`}</List.Item>
    </List>
  </div>
);
