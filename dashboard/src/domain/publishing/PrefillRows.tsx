import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import IconX from '~icons/x';
import type { FormDetail } from '@inlay/api/contract';
import { capabilitiesOf, typeOfAnswer, type Field } from '@inlay/sdk/model';
import { fieldName } from '../forms/fieldTypeNames.ts';
import { linkableFields, optionsOf } from './prefilledLink.ts';
import classes from './embedDialog.module.css';
import { usePublishing, useSavePublishing } from './publishing.ts';

/** Ways to fill in an answer. A hidden field that links lock takes nothing else from then on (decision 435). */
const WAYS = [
  { value: 'shown free', label: t`Can be changed` },
  { value: 'shown locked', label: t`Locked` },
  { value: 'hidden free', label: t`Hidden` },
  { value: 'hidden locked', label: t`Hidden and locked` },
];

interface PrefillRowsProps {
  form: FormDetail;
  /** By field id, in the order they were added. */
  answers: ReadonlyMap<string, string>;
  /** Fields whose answers visitors cannot change. */
  locked: ReadonlySet<string>;
  /** Messages about invalid answers, by field id. */
  errors: ReadonlyMap<string, string>;
  onChange(answers: ReadonlyMap<string, string>, locked?: ReadonlySet<string>): void;
}

/** Chooses answers that the link brings along, and whether visitors see and change them. */
export function PrefillRows({ form, answers, locked, errors, onChange }: PrefillRowsProps) {
  const { data: settings } = usePublishing(form.id);
  const { save } = useSavePublishing(form.id);
  const fields = linkableFields(form.definition);
  if (!settings || fields.length === 0) return null;
  const left = fields.filter(({ id }) => !answers.has(id));

  const add = (id: string): void => {
    onChange(new Map(answers).set(id, ''));
    // A link fills in only what the form allows.
    if (!settings.prefillable.includes(id)) save({ prefillable: [...settings.prefillable, id] });
  };
  const remove = (id: string): void => onChange(new Map([...answers].filter(([one]) => one !== id)));
  const choose = (field: Field, chosen: string): void => {
    const { id } = field;
    const [isHidden, isLocked] = [chosen.includes('hidden'), chosen.includes('locked')];
    onChange(answers, new Set([...[...locked].filter((one) => one !== id), ...(isLocked ? [id] : [])]));
    const others = settings.hiddenFields.filter((one) => one !== id);
    if (!capabilitiesOf(field).isHidden && isHidden !== settings.hiddenFields.includes(id))
      save({ hiddenFields: isHidden ? [...others, id] : others });
  };
  const chosenOf = (field: Field): string => {
    const { id } = field;
    const isHidden = capabilitiesOf(field).isHidden || settings.hiddenFields.includes(id);
    return [isHidden ? 'hidden' : 'shown', locked.has(id) ? 'locked' : 'free'].join(' ');
  };

  return (
    <Stack gap={8}>
      <div>
        <Text fw={600}>{t`Fill in answers`}</Text>
        <Text size="sm" c="dimmed">
          {t`The link opens the form with these answers. Locked ones can’t be changed. A hidden question is shown to nobody, wherever this form is; links fill it in.`}
        </Text>
      </div>
      {[...answers].map(([id, value]) => {
        const field = fields.find((one) => one.id === id);
        return field ? (
          <div key={id} className={classes['prefill']}>
            <Answer
              field={field}
              value={value}
              error={errors.get(id)}
              onChange={(next) => onChange(new Map(answers).set(id, next))}
            />
            <NativeSelect
              aria-label={t`Who sees ${fieldName(field)}`}
              value={chosenOf(field)}
              onChange={({ currentTarget }) => choose(field, currentTarget.value)}
              data={WAYS.filter(({ value }) => !capabilitiesOf(field).isHidden || value.includes('hidden'))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t`Remove ${fieldName(field)}`}
              onClick={() => remove(id)}
            >
              <IconX size={20} />
            </ActionIcon>
          </div>
        ) : null;
      })}
      {left.length > 0 ? (
        <Group>
          <NativeSelect
            aria-label={t`Add a field to fill in`}
            value=""
            onChange={({ currentTarget }) => add(currentTarget.value)}
            data={[
              { value: '', label: t`Add a field…`, disabled: true },
              ...left.map((field) => ({ value: field.id, label: fieldName(field) })),
            ]}
          />
        </Group>
      ) : null}
    </Stack>
  );
}

interface AnswerProps {
  field: Field;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function Answer({ field, value, error, onChange }: AnswerProps) {
  const options = optionsOf(field);
  if (options.length === 0) {
    return (
      <TextInput
        label={fieldName(field)}
        type={typeOfAnswer(field)?.kind === 'date' ? 'date' : 'text'}
        dir="auto"
        value={value}
        error={error}
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
      data={[{ value: '', label: t`Choose…` }, ...options.map((option) => ({ ...option }))]}
    />
  );
}
