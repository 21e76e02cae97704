import { t } from '@lingui/core/macro';
import { NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import {
  isQuestion,
  guessLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Field,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import classes from './embedDialog.module.css';
import type { PublishingProps } from './PublishingSettings.tsx';

/** The languages there are, and the one that the form's texts seem to be in (D-191). */
const languageChoices = (definition: FormDefinition) => [
  { value: '', label: t`Automatic (${LANGUAGE_NAMES[guessLanguage(definition)]})` },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
];

type Fill = 'no' | 'shown' | 'hidden';

const FILL_CHOICES: readonly { value: Fill; label: string }[] = [
  { value: 'no', label: t`Visitors only` },
  { value: 'shown', label: t`The page too` },
  { value: 'hidden', label: t`The page, hidden` },
];

/** How a form goes with the page around it: its language, what the page may fill in and be told. */
export function PageSettings(props: PublishingProps & { definition: FormDefinition }) {
  const { settings, save, definition } = props;
  return (
    <Stack gap={24}>
      <NativeSelect
        label={t`Language`}
        description={t`The language of your form. Buttons and messages follow it.`}
        data={languageChoices(definition)}
        value={settings.language ?? ''}
        onChange={(event) => save({ language: (event.currentTarget.value || null) as Language | null })}
      />
      <Prefilling settings={settings} save={save} fields={definition.fields} />
      <Switch
        label={t`Tell the page the answers`}
        description={t`Scripts of the website are given what visitors sent. Otherwise they are told that the form was sent, and nothing more.`}
        checked={settings.hostMayReadAnswers}
        onChange={(event) => save({ hostMayReadAnswers: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function Prefilling({ settings, save, fields }: PublishingProps & { fields: readonly Field[] }) {
  const id = useId();
  const fillable = fields.filter(isQuestion);
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
        {t`Who fills in a field`}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t`The page fills in from its address or its own code: a campaign, a product, who is signed in. Visitors can change what is shown.`}
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
