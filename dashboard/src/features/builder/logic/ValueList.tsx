import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NativeSelect, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconChevronRight from '~icons/chevron-right';
import IconTrash from '~icons/trash';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  MAX_VALUES,
  MAX_WORDS_LENGTH,
  createFieldId,
  describeValue,
  fieldsOf,
  labelsOf,
  type NamedValue,
} from '@inlay/sdk/model';
import { AddButton } from './AddButton.tsx';
import { inWords } from '../../../domain/logic/inWords.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { changeLogic } from './changeRule.ts';
import classes from '../../../domain/logic/logic.module.css';
import { choicesOf, SETTING_CHOICES } from './settingChoices.ts';
import { FormulaEditor } from './RuleEditor.tsx';
import { withoutIsolates } from '../../../lib/isolateParts.ts';

/** Computed values of the form: name, formula, format and who sees it. */
export function ValueList({ builder }: { builder: BuilderCore }) {
  const values = useBuilderState(builder, (state) => definitionOf(state).values);
  const [opened, setOpened] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const setValues = (next: NamedValue[], what: string, topic?: string): void =>
    changeLogic(
      builder,
      { ...definitionOf(builder.get()), values: next },
      { what, ...(topic !== undefined && { topic }) },
    );
  const change = (id: string, changes: Partial<NamedValue>): void =>
    setValues(
      values.map((value) => (value.id === id ? { ...value, ...changes } : value)),
      t`Value changed`,
      `value ${id} ${Object.keys(changes).join(' ')}`,
    );
  const add = (): void => {
    const form = definitionOf(builder.get());
    const taken = [...fieldsOf(form), ...form.values].map(({ id }) => id);
    const id = createFieldId(taken);
    const name = values.length === 0 ? t`Total` : withoutIsolates(t`Value ${values.length + 1}`);
    flushSync(() => {
      setValues([...values, { id, name, is: { lit: 0 }, show: 'inbox', format: 'number' }], t`Value added`);
      setOpened(id);
    });
    const input = list.current?.querySelector<HTMLInputElement>(`[data-value="${id}"] input`);
    input?.focus();
    input?.select();
  };
  const remove = (id: string): void => {
    setValues(
      values.filter((value) => value.id !== id),
      t`Value removed`,
    );
  };
  return (
    <Stack gap={8} ref={list}>
      {values.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t`A value is worked out from answers, such as a total. Rules and texts can use it.`}
        </Text>
      ) : null}
      {values.map((value) => (
        <OneValue
          key={value.id}
          builder={builder}
          value={value}
          isOpen={opened === value.id}
          onToggle={() => setOpened(opened === value.id ? null : value.id)}
          onChange={(changes) => change(value.id, changes)}
          onRemove={() => remove(value.id)}
        />
      ))}
      {values.length < MAX_VALUES ? <AddButton onClick={add}>{t`Add value`}</AddButton> : null}
    </Stack>
  );
}

interface OneValueProps {
  builder: BuilderCore;
  value: NamedValue;
  isOpen: boolean;
  onToggle(): void;
  onChange(changes: Partial<NamedValue>): void;
  onRemove(): void;
}

function OneValue({ builder, value, isOpen, onToggle, onChange, onRemove }: OneValueProps) {
  const { id, name, is, format, show } = value;
  const labels = labelsOf(definitionOf(builder.get()));
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes['condition']} data-value={id}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <UnstyledButton className={classes['valueHead'] ?? ''} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={16} aria-hidden="true" />
          <span>
            <strong>{name || t`Untitled value`}</strong>
            <span className={classes['words']}>{inWords(describeValue(is, labels))}</span>
          </span>
        </UnstyledButton>
        <ActionIcon variant="subtle" color="gray" aria-label={t`Remove value ${name}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {isOpen ? (
        <Stack gap={8} mt={8}>
          <TextInput
            label={t`Name`}
            maxLength={MAX_WORDS_LENGTH}
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <FormulaEditor builder={builder} place={{ id, key: 'is' }} title={t`Formula`} />
          <NativeSelect
            label={t`Format`}
            data={choicesOf(SETTING_CHOICES.format)}
            value={format}
            onChange={(event) => onChange({ format: event.currentTarget.value as NamedValue['format'] })}
          />
          <NativeSelect
            label={t`Shown`}
            data={choicesOf(SETTING_CHOICES.show)}
            value={show}
            onChange={(event) => onChange({ show: event.currentTarget.value as NamedValue['show'] })}
          />
        </Stack>
      ) : null}
    </div>
  );
}
