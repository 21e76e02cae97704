import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { besideInput } from '../../../components/besideInput.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import { addWebhook, useRefreshWebhooks } from '../api/webhooks.ts';
import classes from './formSettings.module.css';

interface AddWebhookProps {
  /** Null: for every form of the account. */
  formId: string | null;
  onSecret(secret: string | null): void;
}

/** Asks for the address of a new webhook. */
export function AddWebhook({ formId, onSecret }: AddWebhookProps) {
  const refresh = useRefreshWebhooks(formId);
  const { form, formProps } = useSavedForm({
    initialValues: { url: '' },
    check: ({ url }): FormErrors => (url.trim() ? {} : { url: t`Please enter an address` }),
    describe: (error) => ({ url: messageOf(error) }),
    save: async ({ url }) => {
      const { secret } = await addWebhook(formId, url.trim());
      form.reset();
      toastSuccess(t`Webhook added`);
      onSecret(secret);
      await refresh();
    },
  });
  return (
    <form {...formProps} className={classes['line']}>
      <TextInput
        className={classes['grow'] ?? ''}
        label={t({ message: 'Address', context: 'web' })}
        type="url"
        data-autofocus
        placeholder={t`https://example.com/hook`}
        autoComplete="off"
        inputContainer={besideInput(
          <BusyButton type="submit" isBusy={form.submitting}>
            {t`Add webhook`}
          </BusyButton>,
        )}
        {...form.getInputProps('url')}
      />
    </form>
  );
}
