import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NativeSelect, Stack } from '@mantine/core';
import IconX from '~icons/x';
import { describeCondition } from '@inlay/sdk/model';
import { inWords } from './inWords.ts';
import {
  COMPARISONS,
  comparisonLabel,
  comparisonsOf,
  fitOperands,
  type ComparisonName,
} from './comparisons.ts';
import classes from './logic.module.css';
import { OperandInput, OptionsOperand } from './OperandInput.tsx';
import { groupTerms, keyOfTerm, useRuleContext } from './ruleContext.ts';
import { writeSentence, type Condition } from './sentence.ts';

interface ConditionEditorProps {
  condition: Condition;
  onChange(condition: Condition): void;
  onRemove(): void;
}

/** Edits one condition: its term, comparison and operands. */
export function ConditionEditor({ condition, onChange, onRemove }: ConditionEditorProps) {
  const { terms, labels, typeOf } = useRuleContext();
  const { left, comparison, operands } = condition;
  const type = typeOf(left);
  const key = keyOfTerm(left);
  const isKnown = terms.some((term) => term.key === key);
  const written = writeSentence({ kind: 'group', join: 'all', parts: [condition] });
  const words = written ? inWords(describeCondition(written, labels)) : '';
  const subject = terms.find((term) => term.key === key)?.label ?? t`what was removed`;
  const choices = comparisonsOf(type);

  const chooseLeft = (next: string): void => {
    const term = terms.find((one) => one.key === next);
    if (!term) return;
    const isSameKind = term.type.kind === type.kind && term.type.isList === type.isList;
    const kept = isSameKind ? comparison : comparisonsOf(term.type)[0]!;
    onChange({
      ...condition,
      left: term.expression,
      comparison: kept,
      operands: fitOperands(kept, isSameKind && type.kind !== 'choice' ? operands : []),
    });
  };

  return (
    <Stack gap={4} className={classes['condition'] ?? ''} role="group" aria-label={words}>
      <Group gap={4} wrap="nowrap">
        <NativeSelect
          size="sm"
          flex={1}
          miw={0}
          data-left
          aria-label={t`What to check`}
          data={[
            ...(isKnown ? [] : [{ value: key, label: t`Removed: choose an answer` }]),
            ...groupTerms(terms),
          ]}
          value={key}
          error={!isKnown}
          onChange={(event) => chooseLeft(event.currentTarget.value)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Remove condition: ${words}`}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <NativeSelect
        size="sm"
        aria-label={t`How to compare ${subject}`}
        data={choices.map((name) => ({ value: name, label: comparisonLabel(name, type) }))}
        value={comparison}
        onChange={(event) => {
          const next = event.currentTarget.value as ComparisonName;
          onChange({ ...condition, comparison: next, operands: fitOperands(next, operands) });
        }}
      />
      {operands.map((value, index) => {
        const Input = COMPARISONS[comparison].operands === 'list' ? OptionsOperand : OperandInput;
        const label = index === 0 ? t`Value for ${subject}` : t`Upper value for ${subject}`;
        return (
          <Input
            key={index}
            label={label}
            left={left}
            type={type}
            value={value}
            onChange={(next) => onChange({ ...condition, operands: operands.with(index, next) })}
          />
        );
      })}
    </Stack>
  );
}
