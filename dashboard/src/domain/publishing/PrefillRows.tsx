import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FormDetail } from '@inlay/api/contract';
import type { Field } from '@inlay/sdk/model';
import { fieldName } from '../forms/fieldTypeNames.ts';
import { linkableFields, optionsOf } from './prefilledLink.ts';
import classes from './embedDialog.module.css';
import { usePublishing, useSavePublishing } from './publishing.ts';

interface PrefillRowsProps {
  form: FormDetail;
  /** By field id, in the order they were added. */
  answers: ReadonlyMap<string, string>;
  onChange(answers: ReadonlyMap<string, string>): void;
}

/** Chooses answers that the link brings along, and whether visitors see them. */
export function PrefillRows({ form, answers, onChange }: PrefillRowsProps) {
  const { data: settings } = usePublishing(form.id);
  const { mutate: save } = useSavePublishing(form.id);
  const fields = linkableFields(form.definition);
  if (!settings || fields.length === 0) return null;
  const left = fields.filter(({ id }) => !answers.has(id));

  const add = (id: string): void => {
    onChange(new Map(answers).set(id, ''));
    // A link fills in only what the form allows.
    if (!settings.prefillable.includes(id)) save({ prefillable: [...settings.prefillable, id] });
  };
  const remove = (id: string): void => onChange(new Map([...answers].filter(([one]) => one !== id)));
  const hide = (id: string, isHidden: boolean): void => {
    const others = settings.hiddenFields.filter((one) => one !== id);
    save({ hiddenFields: isHidden ? [...others, id] : others });
  };

  return (
    <Stack gap={8}>
      <div>
        <Text fw={600}>{t`Fill in answers`}</Text>
        <Text size="sm" c="dimmed">
          {t`The link opens the form with these answers. Hidden ones are sent, but not shown.`}
        </Text>
      </div>
      {[...answers].map(([id, value]) => {
        const field = fields.find((one) => one.id === id);
        return field ? (
          <div key={id} className={classes['prefill']}>
            <Answer
              field={field}
              value={value}
              onChange={(next) => onChange(new Map(answers).set(id, next))}
            />
            <NativeSelect
              aria-label={t`Who sees ${fieldName(field)}`}
              value={settings.hiddenFields.includes(id) ? 'hidden' : 'shown'}
              onChange={({ currentTarget }) => hide(id, currentTarget.value === 'hidden')}
              data={[
                { value: 'shown', label: t`Can be changed` },
                { value: 'hidden', label: t`Hidden` },
              ]}
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
              { value: '', label: t`Add a field…` },
              ...left.map((field) => ({ value: field.id, label: fieldName(field) })),
            ]}
          />
        </Group>
      ) : null}
    </Stack>
  );
}

function Answer({ field, value, onChange }: { field: Field; value: string; onChange(value: string): void }) {
  const options = optionsOf(field);
  if (options.length === 0) {
    return (
      <TextInput
        label={fieldName(field)}
        type={field.type === 'date' ? 'date' : 'text'}
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <NativeSelect
      label={fieldName(field)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: t`Choose…` }, ...options.map((option) => ({ ...option }))]}
    />
  );
}
