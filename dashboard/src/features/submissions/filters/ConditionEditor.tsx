import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { AnswerCondition } from '@inlay/api/contract';
import { choicesOf, comparisonsOf, kindOf, valuesOf, type Filterable } from './conditions.ts';

interface ConditionEditorProps {
  fields: readonly Filterable[];
  onAdd(condition: AnswerCondition): void;
}

/** Composes a condition from a question, a comparison by the question's type, and values. */
export function ConditionEditor({ fields, onAdd }: ConditionEditorProps) {
  const [fieldId, setFieldId] = useState<string | null>(null);
  const field = fields.find(({ id }) => id === fieldId);
  return (
    <Stack gap={8} component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Select
        label={t`Question`}
        placeholder={t`Add a condition on an answer`}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': t`Clear question filter` }}
        data={fields.map(({ id, label }) => ({ value: id, label: label || id }))}
        value={fieldId}
        comboboxProps={{ withinPortal: false }}
        onChange={setFieldId}
      />
      {field ? (
        <Comparing
          key={field.id}
          field={field}
          onAdd={(condition) => {
            setFieldId(null);
            onAdd(condition);
          }}
        />
      ) : null}
    </Stack>
  );
}

function Comparing({ field, onAdd }: { field: Filterable; onAdd: ConditionEditorProps['onAdd'] }) {
  const comparisons = comparisonsOf(field);
  const [is, setIs] = useState<AnswerCondition['is']>(comparisons[0]?.value ?? 'is');
  const [values, setValues] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const takes = valuesOf(is);
  const wanted = { none: 0, one: 1, two: 2, many: 1 }[takes];
  const change = (next: string[]): void => {
    setValues(next);
    setMissing(false);
  };
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    // The form of the surrounding screen, if any, is not meant.
    event?.stopPropagation();
    const given = takes === 'many' ? values : values.slice(0, wanted).map((value) => value.trim());
    if (given.length < wanted || given.some((value) => value === '')) setMissing(true);
    else onAdd({ field: field.id, is, values: given });
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={8}>
        <Select
          label={t`Comparison`}
          allowDeselect={false}
          data={comparisons}
          value={is}
          comboboxProps={{ withinPortal: false }}
          onChange={(next) => {
            if (!next) return;
            if (valuesOf(next) !== takes) change([]);
            setIs(next);
          }}
        />
        <Values
          field={field}
          takes={takes}
          values={values}
          error={isMissing ? t`Please enter a value` : null}
          onChange={change}
        />
        <Group justify="flex-end">
          <Button size="xs" type="submit">
            {t`Add condition`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Values(props: {
  field: Filterable;
  takes: ReturnType<typeof valuesOf>;
  values: string[];
  error: string | null;
  onChange(values: string[]): void;
}) {
  const { field, takes, values, error, onChange } = props;
  const choices = choicesOf(field);
  const kind = kindOf(field);
  if (takes === 'none') return null;
  if (takes === 'many') {
    return (
      <Checkbox.Group label={t`Answers`} value={values} error={error} onChange={onChange}>
        <Stack gap={8} mt={4} mah={200} style={{ overflowY: 'auto' }}>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  if (choices.length > 0) {
    return (
      <Select
        label={t`Answer`}
        data={choices}
        value={values[0] ?? null}
        error={error}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => onChange(value ? [value] : [])}
      />
    );
  }
  // Type text for numbers: `number` would refuse what it cannot read without a word.
  const type = kind === 'date' || kind === 'time' ? kind : 'text';
  const input = (label: string, index: 0 | 1) => (
    <TextInput
      type={type}
      label={label}
      value={values[index] ?? ''}
      error={error}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange(index === 0 ? [value, ...values.slice(1)] : [values[0] ?? '', value]);
      }}
    />
  );
  if (takes === 'one') return input(t`Answer`, 0);
  return (
    <Group grow gap={8} align="flex-start">
      {input(t`At least`, 0)}
      {input(t`At most`, 1)}
    </Group>
  );
}
