import { t } from '@lingui/core/macro';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import IconX from '~icons/x';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  MAX_FORMULA_LENGTH,
  parseFormula,
  printFormula,
  referenceKey,
  type Expression,
  type FormulaFault,
  type Kind,
} from '@inlay/sdk/model';
import { braced } from './completions.ts';
import { faultText, typeName } from './formulaWords.ts';
import { FormulaText } from './FormulaText.tsx';
import { inWords } from './inWords.ts';
import classes from './logic.module.css';
import { keyOfTerm, useRuleContext } from './ruleContext.ts';
import { useCompletions } from './useCompletions.tsx';

/** A formula of a form with two such questions. */
const EXAMPLE = 'if({Guests} > 10, {Price} * 0.9, {Price})';

interface FormulaInputProps {
  label: string;
  expression: Expression | undefined;
  /** What the result has to be; without it, anything. */
  wants?: Kind;
  /** Called with each formula that can be read; `undefined` for an empty one. */
  onChange(expression: Expression | undefined): void;
  onRemove?(): void;
}

/**
 * A formula as text, with answers as chips, completion and the type of its result. A formula that cannot be read
 * stays as it is typed, with the reason at its place; the form keeps the last one that could (decision 210).
 */
export function FormulaInput({ label, expression, wants, onChange, onRemove }: FormulaInputProps) {
  const { sources, hasScore, labels, typeOf } = useRuleContext();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const names = new Map(sources.map(({ reference, name }) => [referenceKey(reference), name]));
  const printed = expression
    ? printFormula(
        expression,
        (reference) => names.get(referenceKey(reference)) ?? inWords(labels.of(reference)),
      )
    : '';
  const key = expression ? keyOfTerm(expression) : '';
  const [typed, setTyped] = useState({ text: printed, key });
  // Another formula from elsewhere, such as an undo, replaces the typed text.
  const text = typed.key === key ? typed.text : printed;
  const parsed = parse(text);
  const fault = parsed && 'fault' in parsed ? parsed.fault : null;
  const type = expression && !fault ? typeOf(expression) : null;
  const isWrong = type !== null && wants !== undefined && type.kind !== wants && type.kind !== 'blank';

  function parse(formula: string): { expression: Expression } | { fault: FormulaFault } | null {
    if (formula.trim() === '') return null;
    const found = parseFormula(
      formula,
      (name) => sources.find((source) => source.name === name)?.reference ?? null,
    );
    return found.ok ? { expression: found.expression } : { fault: found.fault };
  }

  const write = (next: string): void => {
    const result = parse(next);
    const isRead = result === null || 'expression' in result;
    const written = result && 'expression' in result ? result.expression : undefined;
    setTyped({ text: next, key: isRead ? (written ? keyOfTerm(written) : '') : key });
    if (isRead && (written ? keyOfTerm(written) : '') !== key) onChange(written);
  };
  const insert = (from: number, to: number, inserted: string, caret: number): void => {
    flushSync(() => write(text.slice(0, from) + inserted + text.slice(to)));
    input.current?.focus();
    input.current?.setSelectionRange(from + caret, from + caret);
  };
  const completions = useCompletions({ id, text, sources, hasScore, input, insert });

  return (
    <div className={classes['formula']}>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text component="label" htmlFor={id} size="sm" fw={500}>
          {label}
        </Text>
        {onRemove ? (
          <ActionIcon variant="subtle" color="gray" aria-label={t`Remove: ${label}`} onClick={onRemove}>
            <IconX size={16} />
          </ActionIcon>
        ) : null}
      </Group>
      <div className={classes['formulaBox']} data-wrong={fault || isWrong ? true : undefined}>
        <FormulaText text={text} faultAt={fault?.offset ?? null} />
        <textarea
          {...completions.inputProps}
          id={id}
          ref={input}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          maxLength={MAX_FORMULA_LENGTH}
          value={text}
          placeholder={t`Type a brace for an answer`}
          aria-invalid={fault !== null || isWrong}
          aria-describedby={`${id}-state`}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </div>
      {completions.list}
      <Text
        id={`${id}-state`}
        size="xs"
        c={fault || isWrong ? 'var(--inlay-danger)' : 'dimmed'}
        role="status"
      >
        {fault
          ? t`At character ${fault.offset + 1}: ${faultText(fault)}`
          : isWrong && wants
            ? t`The result has to be ${typeName({ kind: wants })}, but it is ${typeName(type)}.`
            : type
              ? t`Result: ${typeName(type)}`
              : t`For example: ${EXAMPLE}`}
      </Text>
      {sources.length > 0 ? (
        <NativeSelect
          size="xs"
          aria-label={t`Insert an answer`}
          data={[
            { value: '', label: t`Insert an answer…`, disabled: true },
            ...sources.map(({ name, type: own }) => ({ value: name, label: `${name} (${typeName(own)})` })),
          ]}
          value=""
          onChange={(event) => {
            const inserted = braced(event.currentTarget.value);
            const caret = input.current?.selectionStart ?? text.length;
            insert(caret, input.current?.selectionEnd ?? caret, inserted, inserted.length);
          }}
        />
      ) : null}
    </div>
  );
}
