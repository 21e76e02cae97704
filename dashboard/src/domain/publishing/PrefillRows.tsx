import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Anchor, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import IconX from '~icons/x';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { capabilitiesOf, typeOfAnswer, type Field, type Question } from '@inlay/sdk/model';
import { formPath } from '../forms/formPath.ts';
import { fieldName } from '../forms/fieldTypeNames.ts';
import { printLanguage } from '../forms/printLanguage.ts';
import classes from './embedDialog.module.css';
import { choicesOf, linkableFields, takesAnswer } from './prefilledLink.ts';
import { usePublishing, useSavePublishing } from './publishing.ts';

/** Questions whose answers can be typed at once; further ones are added first. */
const MOST_OPEN = 5;

interface PrefillRowsProps {
  form: FormDetail;
  /** By field id, in the order they were added; of fields that the form lets links fill in. */
  answers: ReadonlyMap<string, string>;
  /** Fields whose answers visitors cannot change. */
  locked: ReadonlySet<string>;
  /** Messages about invalid answers, by field id. */
  errors: ReadonlyMap<string, string>;
  onChange(answers: ReadonlyMap<string, string>, locked?: ReadonlySet<string>): void;
}

/**
 * Chooses answers that the link brings along, and whether visitors can change them. It changes nothing that visitors
 * see without the link; hiding a question is a setting (decision 435).
 */
export function PrefillRows({ form, answers, locked, errors, onChange }: PrefillRowsProps) {
  const { data: settings } = usePublishing(form.id);
  const { now, save } = useSavePublishing(form.id);
  const { linked, refused } = linkableFields(form.definition);
  if (!settings || linked.length + refused.length === 0) return null;
  const rows = linked.filter(({ id }, at) => answers.has(id) || at < MOST_OPEN);
  const left = linked.filter((field) => !rows.includes(field));

  const fill = (id: string, value: string): void => {
    onChange(new Map(answers).set(id, value));
    // A link fills in only what the form allows.
    const { prefillable } = now() ?? settings;
    if (!prefillable.includes(id)) save({ prefillable: [...prefillable, id] });
  };
  const remove = (id: string): void => onChange(new Map([...answers].filter(([one]) => one !== id)));
  const choose = (id: string, isLocked: boolean): void => {
    const others = [...locked].filter((one) => one !== id);
    onChange(answers, new Set(isLocked ? [...others, id] : others));
  };
  const isHidden = (field: Field): boolean =>
    capabilitiesOf(field).isHidden === true || settings.hiddenFields.includes(field.id);

  return (
    <Stack gap={8}>
      <div>
        <Text fw={600}>{t`Fill in answers`}</Text>
        <Text size="sm" c="dimmed">
          <Trans>
            The link opens the form with these answers; locked ones can’t be changed. To hide a question from
            everybody, use{' '}
            <Anchor
              component={Link}
              to={formPath(form.id, 'settings', 'website')}
              size="sm"
              underline="always"
            >
              the form’s settings
            </Anchor>
            .
          </Trans>
        </Text>
      </div>
      {rows.map((field) => (
        <div key={field.id} className={classes['prefill']}>
          <Answer
            field={field}
            value={answers.get(field.id) ?? ''}
            error={errors.get(field.id)}
            onChange={(next) => fill(field.id, next)}
          />
          {answers.has(field.id) ? (
            <>
              <NativeSelect
                aria-label={t`Whether ${fieldName(field)} can be changed`}
                value={locked.has(field.id) ? 'locked' : 'free'}
                onChange={({ currentTarget }) => choose(field.id, currentTarget.value === 'locked')}
                data={[
                  { value: 'free', label: isHidden(field) ? t`Hidden` : t`Can be changed` },
                  { value: 'locked', label: isHidden(field) ? t`Hidden and locked` : t`Locked` },
                ]}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t`Remove ${fieldName(field)}`}
                onClick={() => remove(field.id)}
              >
                <IconX size={20} />
              </ActionIcon>
            </>
          ) : null}
        </div>
      ))}
      {left.length + refused.length > 0 ? (
        <Group>
          <NativeSelect
            aria-label={t`Add a field to fill in`}
            value=""
            onChange={({ currentTarget }) => fill(currentTarget.value, '')}
            data={[
              { value: '', label: t`Add a field…`, disabled: true },
              ...left.map((field) => ({ value: field.id, label: fieldName(field) })),
              ...refused.map(({ field, reason }) => ({
                value: field.id,
                label: t`${fieldName(field)} (${reason})`,
                disabled: true,
              })),
            ]}
          />
        </Group>
      ) : null}
    </Stack>
  );
}

interface AnswerProps {
  field: Question;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Kinds of answers for which browsers have a control. */
const INPUT_TYPES: Partial<Record<string, string>> = { date: 'date', time: 'time' };

function Answer({ field, value, error, onChange }: AnswerProps) {
  const choices = choicesOf(field, printLanguage());
  if (choices.length === 0) {
    const kind = typeOfAnswer(field)?.kind ?? 'text';
    return (
      <TextInput
        label={fieldName(field)}
        type={INPUT_TYPES[kind] ?? 'text'}
        {...(kind === 'number' && { inputMode: 'decimal' })}
        dir="auto"
        value={value}
        error={error ?? (takesAnswer(field, value) ? null : t`This question doesn’t take this answer.`)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <NativeSelect
      label={fieldName(field)}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: t`Choose…` }, ...choices.map((choice) => ({ ...choice }))]}
    />
  );
}
