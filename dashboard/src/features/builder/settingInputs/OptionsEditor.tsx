import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import IconArrowDown from '~icons/arrow-down';
import IconArrowUp from '~icons/arrow-up';
import IconPlus from '~icons/plus';
import IconX from '~icons/x';
import { memo, useCallback, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '@inlay/sdk/model';
import { addOption, changeOption, moveOption, pasteOptions, removeOption } from '../definition/options.ts';
import { useOptions, type OptionsSetting, type ChangeOptions } from '../store/useOptions.ts';
import type { BuilderCore } from '../useBuilder.ts';
import classes from './properties.module.css';

interface OptionsEditorProps {
  builder: BuilderCore;
  fieldId: string;
  /** Without options the field is one box (D-71). */
  isBoxWithout: boolean;
  /** The setting that holds them. */
  name?: OptionsSetting;
  legend?: string;
}

/** Options of a select, radio or checkbox field: change, add, remove, move; a pasted list becomes options. */
export const OptionsEditor = memo(function OptionsEditor(props: OptionsEditorProps) {
  const { builder, fieldId, isBoxWithout, name, legend = t`Options` } = props;
  const { options, change } = useOptions(builder, fieldId, name);
  const list = useRef<HTMLDivElement>(null);
  const focusOption = useCallback((index: number): void => {
    list.current?.querySelectorAll('input')[index]?.focus();
  }, []);
  const addAt = useCallback(
    (index: number): void => {
      flushSync(() => change((before) => addOption(before, index)));
      focusOption(index);
      list.current?.querySelectorAll('input')[index]?.select();
    },
    [change, focusOption],
  );
  return (
    <Fieldset
      legend={legend}
      variant="unstyled"
      classNames={{ root: classes['options'] ?? '', legend: classes['legend'] ?? '' }}
    >
      <Stack gap={8} ref={list}>
        {options.length === 0 && isBoxWithout ? (
          <Text size="sm" c="dimmed">
            {t`Without options it becomes a single checkbox.`}
          </Text>
        ) : null}
        {options.map((option, index) => (
          <OptionRow
            key={index}
            label={option.label}
            index={index}
            isLast={index === options.length - 1}
            change={change}
            addAt={addAt}
            focusOption={focusOption}
          />
        ))}
        <Button
          size="xs"
          variant="default"
          disabled={options.length >= MAX_OPTIONS}
          leftSection={<IconPlus size={16} />}
          onClick={() => addAt(options.length)}
        >
          {options.length >= MAX_OPTIONS ? t`At most ${MAX_OPTIONS} options` : t`Add option`}
        </Button>
      </Stack>
    </Fieldset>
  );
});

interface OptionRowProps {
  label: string;
  index: number;
  isLast: boolean;
  change: ChangeOptions;
  addAt(index: number): void;
  focusOption(index: number): void;
}

/** One option; typing renders only its own row. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { label, index, isLast, change, addAt, focusOption } = props;
  const number = index + 1;
  const remove = (): void => {
    flushSync(() => change((options) => removeOption(options, index)));
    focusOption(isLast ? index - 1 : index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      addAt(number);
    } else if (event.key === 'Backspace' && label === '') {
      event.preventDefault();
      remove();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const step = event.key === 'ArrowUp' ? -1 : 1;
      change((options) => moveOption(options, index, step));
      focusOption(index + step);
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    change((options) => pasteOptions(options, index, text) ?? [...options]);
  };
  return (
    <Group gap={2} wrap="nowrap">
      <TextInput
        flex={1}
        aria-label={t`Option ${number}`}
        maxLength={MAX_OPTION_LENGTH}
        value={label}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={(event) => {
          const text = event.currentTarget.value;
          change((options, savedValues) => changeOption(options, index, text, savedValues));
        }}
      />
      <OptionButton
        label={t`Move option ${number} up`}
        icon={IconArrowUp}
        isDisabled={index === 0}
        onPress={() => change((options) => moveOption(options, index, -1))}
      />
      <OptionButton
        label={t`Move option ${number} down`}
        icon={IconArrowDown}
        isDisabled={isLast}
        onPress={() => change((options) => moveOption(options, index, 1))}
      />
      <OptionButton label={t`Remove option ${number}`} icon={IconX} onPress={remove} />
    </Group>
  );
});

interface OptionButtonProps {
  label: string;
  icon: typeof IconX;
  isDisabled?: boolean;
  onPress(): void;
}

function OptionButton({ label, icon: ButtonIcon, isDisabled = false, onPress }: OptionButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <ButtonIcon size={16} />
    </ActionIcon>
  );
}
