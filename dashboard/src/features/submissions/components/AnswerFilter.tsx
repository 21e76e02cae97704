import { t } from '@lingui/core/macro';
import { Group, Select, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { capabilitiesOf, type Field } from '@inlay/sdk/model';
import type { AnswerSought } from '../inboxQuery.ts';

interface AnswerFilterProps {
  answer: AnswerSought | null;
  fields: readonly Field[];
  onChange(answer: AnswerSought | null): void;
}

/** One question and the answer to match: an option, a range, or the whole text. */
export function AnswerFilter({ answer, fields, onChange }: AnswerFilterProps) {
  const [fieldId, setFieldId] = useState(answer?.field ?? null);
  const field = fields.find(({ id }) => id === fieldId);
  const sought = answer?.field === fieldId ? answer : null;
  const apply = (bounds: Omit<AnswerSought, 'field'>): void => {
    const filled = Object.entries(bounds).filter(([, text]) => text);
    onChange(fieldId && filled.length > 0 ? { field: fieldId, ...Object.fromEntries(filled) } : null);
  };
  return (
    <>
      <Select
        label={t`Question`}
        placeholder={t`Any question`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear question filter` }}
        data={fields.map(({ id, label }) => ({ value: id, label }))}
        value={fieldId}
        comboboxProps={{ withinPortal: false }}
        onChange={(id) => {
          setFieldId(id);
          if (!id && answer) onChange(null);
        }}
      />
      {field ? <SoughtAnswer key={field.id} field={field} sought={sought} apply={apply} /> : null}
    </>
  );
}

interface SoughtAnswerProps {
  field: Field;
  sought: AnswerSought | null;
  apply(bounds: Omit<AnswerSought, 'field'>): void;
}

/** Returns the answers that a question offers; none where they are written. */
function choicesOf(field: Field): { value: string; label: string }[] {
  const kind = capabilitiesOf(field).typeOf?.(field)?.kind;
  const options = kind === 'choice' && 'options' in field ? field.options : [];
  if (options.length > 0) return options.map(({ value, label }) => ({ value, label: label || value }));
  if (kind !== 'yesno') return [];
  return [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
}

function SoughtAnswer({ field, sought, apply }: SoughtAnswerProps) {
  const choices = choicesOf(field);
  if (choices.length > 0) {
    return (
      <Select
        label={t`Answer`}
        data={choices}
        value={sought?.value ?? null}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => apply({ value: value ?? '' })}
      />
    );
  }
  if (capabilitiesOf(field).isOrdered) return <Range field={field} sought={sought} apply={apply} />;
  return (
    <BoundInput
      label={t`Answer`}
      description={t`Show the whole answer (Enter)`}
      start={sought?.value}
      apply={(value) => apply({ value })}
    />
  );
}

/** A smallest and a largest answer, both included. */
function Range({ field, sought, apply }: SoughtAnswerProps) {
  const kind = capabilitiesOf(field).typeOf?.(field)?.kind;
  // Type text: `number` would refuse what it cannot read without a word.
  const type = kind === 'date' || kind === 'time' ? kind : 'text';
  const bounds = { atLeast: sought?.atLeast ?? '', atMost: sought?.atMost ?? '' };
  return (
    <Group grow gap={8}>
      <BoundInput
        type={type}
        label={t`At least`}
        start={bounds.atLeast}
        apply={(atLeast) => apply({ ...bounds, atLeast })}
      />
      <BoundInput
        type={type}
        label={t`At most`}
        start={bounds.atMost}
        apply={(atMost) => apply({ ...bounds, atMost })}
      />
    </Group>
  );
}

/** A text that is applied with Enter, and when the input is left. */
function BoundInput(props: {
  label: string;
  description?: string;
  type?: 'text' | 'date' | 'time';
  start: string | undefined;
  apply(text: string): void;
}) {
  const { start = '', apply, ...input } = props;
  const [text, setText] = useState(start);
  const finish = (): void => {
    if (text.trim() !== start) apply(text.trim());
  };
  return (
    <TextInput
      {...input}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
