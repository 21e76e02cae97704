import { t } from '@lingui/core/macro';
import { Text, UnstyledButton } from '@mantine/core';
import type { AdminSettingsResponse } from '@inlay/api/contract';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { api } from '../../../lib/apiClient.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import classes from './setUp.module.css';
import { StepFrame } from './StepFrame.tsx';

/** Forms that a new account may have, by who will use the platform; null = any number (D-188). */
const FORM_LIMITS = { us: null, others: 1 } as const;
type Audience = keyof typeof FORM_LIMITS;

const CHOICES: readonly { audience: Audience; label: string; text: string }[] = [
  { audience: 'us', label: t`Only us`, text: t`Team-mates you approve can make any number of forms.` },
  {
    audience: 'others',
    label: t`Other people too`,
    text: t`New accounts can have one form, and ask you for more.`,
  },
];

/** Asks who will use the platform, and sets what follows from it; the choice is the answer. */
export function AudienceStep({ onDone }: { onDone(): void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Audience) =>
      api.patch<AdminSettingsResponse>('/admin/settings', { defaultFormLimit: FORM_LIMITS[chosen] }),
    onSuccess: (_settings, chosen) => {
      toastSuccess(
        chosen === 'us'
          ? t`New accounts can have any number of forms.`
          : t`New accounts start with one form.`,
      );
      onDone();
    },
  });
  return (
    <StepFrame
      step={3}
      title={t`Who will use it?`}
      text={t`You can change this under Admin, Settings: “Default form limit”.`}
      onLater={onDone}
    >
      <FormProblem problem={error} />
      {CHOICES.map(({ audience, label, text }) => (
        <UnstyledButton
          key={audience}
          className={classes['choice']}
          aria-busy={isPending}
          onClick={() => mutate(audience)}
        >
          <Text fw={500}>{label}</Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </UnstyledButton>
      ))}
    </StepFrame>
  );
}
