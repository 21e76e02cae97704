import { t } from '@lingui/core/macro';
import { NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { capabilitiesOf, isQuestion, fieldsOf, type Field } from '@inlay/sdk/model';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useLinesOnceMeasured } from '../../../domain/publishing/useMeasuredLines.ts';
import { Snippet } from '../../../domain/publishing/Snippet.tsx';
import classes from './formSettings.module.css';
import { PublishingSettings, type PublishingProps } from './PublishingSettings.tsx';
import { Setting } from '../../../domain/form-home/Setting.tsx';

type Fill = 'no' | 'shown' | 'hidden';

const FILL_CHOICES: readonly { value: Fill; label: string }[] = [
  { value: 'no', label: t`Visitors only` },
  { value: 'shown', label: t`Visitors and page` },
  { value: 'hidden', label: t`Page (hidden)` },
];

/**
 * The code to embed the form (FSET-005), and the host page's rights to fill in and read answers (EMBED-062).
 */
export function EmbeddingSection({ form }: { form: FormDetail }) {
  const lines = useLinesOnceMeasured(form);
  // Measured code is longer and would move the content below.
  if (!lines) return <LoadingSkeleton height={320} />;
  const { code, url } = lines;
  return (
    <>
      <Section title={t`Embed code`}>
        <Setting name="embedCode">
          <Stack gap={16} className={classes['body'] ?? ''}>
            <Snippet title={t`Embed code`} text={code} what="code" />
            <Snippet title={t`Direct URL`} text={url} what="url" />
          </Stack>
        </Setting>
      </Section>
      <Section title={t`Data from and to the page`}>
        <div className={classes['body']}>
          <PublishingSettings formId={form.id}>
            {({ settings, save }) => (
              <Stack gap={24}>
                <Setting name="prefill">
                  <Prefilling settings={settings} save={save} fields={fieldsOf(form.definition)} />
                </Setting>
                <Setting name="readAnswers">
                  <Switch
                    label={SETTINGS.readAnswers.label}
                    description={t`Gives the website’s scripts the submitted answers. Otherwise they only learn that the form was submitted.`}
                    checked={settings.hostMayReadAnswers}
                    onChange={(event) => save({ hostMayReadAnswers: event.currentTarget.checked })}
                  />
                </Setting>
              </Stack>
            )}
          </PublishingSettings>
        </div>
      </Section>
    </>
  );
}

interface PrefillingProps extends Pick<PublishingProps, 'settings' | 'save'> {
  fields: readonly Field[];
}

function Prefilling({ settings, save, fields }: PrefillingProps) {
  const id = useId();
  const fillable = fields.filter((field) => isQuestion(field) && !capabilitiesOf(field).isHidden);
  const fillOf = (field: Field): Fill => {
    if (!settings.prefillable.includes(field.id)) return 'no';
    return settings.hiddenFields.includes(field.id) ? 'hidden' : 'shown';
  };
  const set = (field: Field, fill: Fill): void => {
    const without = (ids: readonly string[]) => ids.filter((one) => one !== field.id);
    save({
      prefillable: [...without(settings.prefillable), ...(fill === 'no' ? [] : [field.id])],
      hiddenFields: [...without(settings.hiddenFields), ...(fill === 'hidden' ? [field.id] : [])],
    });
  };
  return (
    <div role="group" aria-labelledby={id}>
      <Text fw={500} size="sm" id={id}>
        {SETTINGS.prefill.label}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t`The page can fill in fields such as a campaign or product. Visitors can change visible ones.`}
      </Text>
      {fillable.length === 0 ? <Text size="sm">{t`This form has no fields yet.`}</Text> : null}
      <ul className={classes['list']}>
        {fillable.map((field) => (
          <li key={field.id} className={classes['row']}>
            <Text size="sm" className={classes['label'] ?? ''}>
              {field.label || field.id}
            </Text>
            <NativeSelect
              className={classes['fill'] ?? ''}
              aria-label={t`Who fills in ${field.label || field.id}`}
              data={[...FILL_CHOICES]}
              value={fillOf(field)}
              onChange={(event) => set(field, event.currentTarget.value as Fill)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
