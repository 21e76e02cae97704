import { t } from '@lingui/core/macro';
import { Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FirstFormRequest, FirstFormResponse } from '@inlay/api/contract';
import { MAX_TITLE_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { FORMS_KEY } from '../../../domain/forms/ownForms.ts';
import { api } from '../../../lib/apiClient.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import type { MadeForm } from './setUpMemory.ts';
import { StepFrame } from './StepFrame.tsx';

interface BrandStepProps {
  /** What this step has made before: it is corrected, instead of making another. */
  made: MadeForm | null;
  onMade(made: MadeForm): void;
  onLater(): void;
}

/** Asks for the business and its website, which become the first brand and a contact form in it (AUTH-048). */
export function BrandStep({ made, onMade, onLater }: BrandStepProps) {
  const client = useQueryClient();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: made?.kit.name ?? '', website: made?.website ?? '' },
    check: ({ name }): { name?: string } => (name.trim() === '' ? { name: t`Name is required` } : {}),
    save: async ({ name, website }) => {
      const sent: FirstFormRequest = {
        name,
        website: website.trim() === '' ? null : website,
        ...(made && { formId: made.form.id }),
      };
      const answer = await api.post<FirstFormResponse>('/first-form', sent);
      void client.invalidateQueries({ queryKey: FORMS_KEY });
      onMade({ ...answer, website, accent: answer.accents[0] ?? null });
    },
  });
  const reading = t`Reading your website…`;
  const isReading = form.submitting && form.values.website.trim() !== '';
  return (
    <StepFrame
      step={2}
      title={t`Your first form`}
      text={t`A contact form, in the look of your website.`}
      onLater={onLater}
    >
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          <TextInput
            label={t`Business name`}
            name="organization"
            autoComplete="organization"
            maxLength={MAX_TITLE_LENGTH}
            dir="auto"
            autoFocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t`Your website`}
            description={
              isReading ? reading : t`Its colors, fonts and logo are read. Leave it empty if there is none.`
            }
            placeholder={t`example.com`}
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('website')}
          />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Make my form`}
          </BusyButton>
          <VisuallyHidden role="status">{isReading ? reading : ''}</VisuallyHidden>
        </Stack>
      </form>
    </StepFrame>
  );
}
