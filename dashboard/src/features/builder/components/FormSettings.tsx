import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkUrl } from '@inlay/sdk/model';
import { messageOf } from '../../../lib/apiError.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { updateForm } from '../api/form.ts';
import type { Builder } from '../useBuilder.ts';

/** How the form is used (D-77): text handling with the form, the redirect address on its own. */
export function FormSettings({ builder }: { builder: Builder }) {
  const { definition, form } = builder;
  return (
    <Stack gap={24}>
      <Switch
        label="Keep text exactly as typed"
        description="Otherwise angle brackets and script-like words are taken out of answers. They are shown safely in either case."
        checked={definition.textHandling === 'as_typed'}
        onChange={(event) =>
          builder.change(
            { ...definition, textHandling: event.currentTarget.checked ? 'as_typed' : 'sanitise' },
            'text handling',
          )
        }
      />
      {form ? (
        <RedirectSetting key={form.id} builder={builder} />
      ) : (
        <Text size="sm" c="dimmed">
          Save the form to set where visitors go after sending it.
        </Text>
      )}
    </Stack>
  );
}

function RedirectSetting({ builder }: { builder: Builder }) {
  const { form, setForm } = builder;
  const [url, setUrl] = useState(form?.redirectUrl ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  if (!form) return null;

  const store = async (): Promise<void> => {
    const text = url.trim();
    if (text === (form.redirectUrl ?? '')) return setProblem(null);
    const checked = text === '' ? null : checkUrl(text);
    if (checked && !checked.ok) return setProblem(checked.message);
    try {
      const detail = await updateForm(form.id, { redirectUrl: text === '' ? null : text });
      setForm(detail);
      setUrl(detail.redirectUrl ?? '');
      setProblem(null);
      toastSuccess('Form updated successfully');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <TextInput
      label="Redirect address"
      description="Where visitors go after sending. Empty: they stay and see their receipt."
      type="url"
      placeholder="https://example.com/thank-you"
      value={url}
      error={problem}
      onChange={(event) => setUrl(event.currentTarget.value)}
      onBlur={() => void store()}
    />
  );
}
