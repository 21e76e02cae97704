import { plural, t } from '@lingui/core/macro';
import { Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Expression, ExpressionType } from '@inlay/sdk/model';
import { NO_OPERAND } from './comparisons.ts';
import classes from './logic.module.css';
import { groupTerms, keyOfTerm, useRuleContext, type Term } from './ruleContext.ts';
import { daysFromToday } from './sentence.ts';

interface OperandProps {
  /** Name for screen readers, such as “Value of Country”. */
  label: string;
  /** The left side of the comparison, whose options and kind the operand has. */
  left: Expression;
  type: ExpressionType;
  value: Expression;
  onChange(value: Expression): void;
}

const textOf = (value: Expression): string => {
  if ('lit' in value) return Array.isArray(value.lit) ? '' : String(value.lit);
  return 'date' in value ? value.date : 'time' in value ? value.time : '';
};

/** Returns the options of a left side with the words that visitors read. */
function useOptions(left: Expression, { options = [] }: ExpressionType) {
  const { labels } = useRuleContext();
  const reference = 'field' in left || 'value' in left ? left : null;
  return options.map((value) => ({
    value,
    label: (reference && labels.option(reference, value)?.trim()) || value,
  }));
}

/** Several options, as chips to tick. */
export function OptionsOperand({ label, left, type, value, onChange }: OperandProps) {
  const options = useOptions(left, type);
  const chosen = 'lit' in value ? [value.lit].flat().map(String) : [];
  // Options that are gone stay visible, so that they can be taken out.
  const gone = chosen.filter((one) => !options.some((option) => option.value === one));
  const all = [...options, ...gone.map((one) => ({ value: one, label: t`${one} (removed)` }))];
  return (
    <div role="group" aria-label={label} className={classes['options']}>
      {all.map((option) => (
        <label key={option.value} className={classes['option']}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked;
              // In the order of the form, whatever order they are ticked in.
              const next = all
                .map((one) => one.value)
                .filter((one) => (one === option.value ? isChosen : chosen.includes(one)));
              onChange({ lit: next });
            }}
          />
          {option.label || t`(empty)`}
        </label>
      ))}
    </div>
  );
}

/** Days before or after today. */
function TodayOperand({ label, value, onChange }: OperandProps) {
  const days = daysFromToday(value) ?? 0;
  return (
    <NumberInput
      size="sm"
      flex={1}
      aria-label={t`${label}: days after today`}
      suffix={plural(Math.abs(days), { one: ' day', other: ' days' })}
      prefix={days >= 0 ? '+' : ''}
      allowDecimal={false}
      min={-36_500}
      max={36_500}
      value={days}
      onChange={(next) => {
        const today: Expression = { op: 'today', of: [] };
        const shift = Number(next) || 0;
        onChange(shift === 0 ? today : { op: 'addDays', of: [today, { lit: shift }] });
      }}
    />
  );
}

/** A fixed value of the left side's kind. */
function FixedOperand({ label, left, type, value, onChange }: OperandProps) {
  const options = useOptions(left, type);
  const text = textOf(value);
  if (type.kind === 'choice') {
    const isKnown = text === '' || options.some((option) => option.value === text);
    return (
      <NativeSelect
        size="sm"
        flex={1}
        aria-label={label}
        data={[
          { value: '', label: t`Choose an option` },
          ...options,
          ...(isKnown ? [] : [{ value: text, label: t`${text} (removed)` }]),
        ]}
        value={text}
        onChange={(event) => onChange({ lit: event.currentTarget.value })}
      />
    );
  }
  if (type.kind === 'number') {
    return (
      <NumberInput
        size="sm"
        flex={1}
        aria-label={label}
        placeholder={t`Number`}
        value={text === '' ? '' : Number(text)}
        onChange={(next) => onChange(typeof next === 'number' ? { lit: next } : NO_OPERAND)}
      />
    );
  }
  const isMoment = type.kind === 'date' || type.kind === 'time';
  return (
    <TextInput
      size="sm"
      flex={1}
      type={isMoment ? type.kind : 'text'}
      aria-label={label}
      {...(!isMoment && { placeholder: t`Text` })}
      value={text}
      onChange={(event) => {
        const entered = event.currentTarget.value;
        const isEmpty = entered === '';
        onChange(
          isEmpty || !isMoment
            ? { lit: entered }
            : type.kind === 'date'
              ? { date: entered }
              : { time: entered },
        );
      }}
    />
  );
}

type OperandKind = 'fixed' | 'today' | 'answer';

const kindOf = (value: Expression): OperandKind => {
  if (daysFromToday(value) !== null) return 'today';
  return 'field' in value || 'value' in value ? 'answer' : 'fixed';
};

/** Returns whether values of two kinds can be compared; a choice is a text. */
const isAlike = (one: ExpressionType, other: ExpressionType): boolean => {
  const kind = ({ kind: own }: ExpressionType) => (own === 'choice' ? 'text' : own);
  return kind(one) === kind(other) && !other.isList;
};

/** Input of a condition's right side: a fixed value, today and some days, or another answer. */
export function OperandInput(props: OperandProps) {
  const { label, left, type, value, onChange } = props;
  const { terms } = useRuleContext();
  const others = terms.filter((term) => keyOfTerm(left) !== term.key && isAlike(type, term.type));
  const kind = kindOf(value);
  const kinds: { value: OperandKind; label: string }[] = [
    { value: 'fixed', label: type.kind === 'date' ? t`Date` : t`Value` },
    ...(type.kind === 'date' ? [{ value: 'today' as const, label: t`Today` }] : []),
    ...(others.length > 0 || kind === 'answer' ? [{ value: 'answer' as const, label: t`Answer` }] : []),
  ];
  const first: Readonly<Record<OperandKind, Expression>> = {
    fixed: NO_OPERAND,
    today: { op: 'today', of: [] },
    answer: others[0]?.expression ?? NO_OPERAND,
  };
  return (
    <Group gap={4} wrap="nowrap">
      {kinds.length > 1 ? (
        <NativeSelect
          size="sm"
          w={92}
          aria-label={t`${label}: what to compare with`}
          data={kinds}
          value={kind}
          onChange={(event) => onChange(first[event.currentTarget.value as OperandKind])}
        />
      ) : null}
      {kind === 'fixed' ? <FixedOperand {...props} /> : null}
      {kind === 'today' ? <TodayOperand {...props} /> : null}
      {kind === 'answer' ? <AnswerOperand {...props} others={others} /> : null}
    </Group>
  );
}

/** Another answer, or a value of the form. */
function AnswerOperand({ label, value, onChange, others }: OperandProps & { others: readonly Term[] }) {
  const key = keyOfTerm(value);
  return (
    <NativeSelect
      size="sm"
      flex={1}
      aria-label={label}
      data={[
        ...(others.some((term) => term.key === key) ? [] : [{ value: key, label: t`Choose an answer` }]),
        ...groupTerms(others),
      ]}
      value={key}
      onChange={(event) => {
        const chosen = others.find((term) => term.key === event.currentTarget.value);
        if (chosen) onChange(chosen.expression);
      }}
    />
  );
}
