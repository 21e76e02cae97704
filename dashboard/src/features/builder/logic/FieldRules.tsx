import { t } from '@lingui/core/macro';
import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import {
  MAX_CHECKS,
  MAX_LABEL_LENGTH,
  roleOf,
  withPart,
  type FieldCheck,
  type FormDefinition,
} from '@inlay/sdk/model';
import { definitionOf } from '../store/builderStore.ts';
import { useSetting } from '../store/useField.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { AddButton } from './AddButton.tsx';
import { changeLogic } from './changeRule.ts';
import { FormulaEditor, RuleEditor } from './RuleEditor.tsx';

interface FieldRulesProps {
  builder: BuilderCore;
  fieldId: string;
}

/** Every rule of one field: when it is shown, required and accepted, what it starts with, what it offers. */
export function FieldRules({ builder, fieldId }: FieldRulesProps) {
  // Settings one by one: a label that is being typed renders no rule.
  const type = useSetting(builder, fieldId, 'type');
  const isRequired = useSetting(builder, fieldId, 'required');
  const checks = useSetting(builder, fieldId, 'checks');
  const options = useSetting(builder, fieldId, 'options');
  if (!type) return null;
  const place = { builder, title: '' };
  return (
    <Stack gap={16} data-rules>
      <Title order={3} size="h4">
        {t`Logic`}
      </Title>
      <RuleEditor {...place} place={{ id: fieldId, key: 'showIf' }} title={t`Show when`} />
      {roleOf({ type }) === 'question' ? (
        <>
          {isRequired ? null : (
            <RuleEditor {...place} place={{ id: fieldId, key: 'requiredIf' }} title={t`Require when`} />
          )}
          <FormulaEditor {...place} place={{ id: fieldId, key: 'start' }} title={t`Start with`} />
          <FieldChecks builder={builder} fieldId={fieldId} checks={checks ?? []} />
        </>
      ) : null}
      {options?.length ? <OptionRules builder={builder} fieldId={fieldId} options={options} /> : null}
    </Stack>
  );
}

/** Makes other checks of those there are. */
function changeChecks(
  builder: BuilderCore,
  fieldId: string,
  change: (checks: readonly FieldCheck[]) => readonly FieldCheck[],
  step: { what: string; topic?: string },
): void {
  const before: FormDefinition = definitionOf(builder.get());
  const after = withPart(before, fieldId, (part) => ({
    ...part,
    checks: change((part.checks ?? []) as readonly FieldCheck[]),
  }));
  changeLogic(builder, after, step);
}

/** Checks of an answer, with the message that visitors read when one fails. */
function FieldChecks({ builder, fieldId, checks }: FieldRulesProps & { checks: readonly FieldCheck[] }) {
  return (
    <Stack gap={12}>
      {checks.map(({ message }, index) => (
        <Stack key={index} gap={8}>
          <RuleEditor
            builder={builder}
            place={{ id: fieldId, key: 'checks', index }}
            title={checks.length > 1 ? t`Accept only when (${index + 1})` : t`Accept only when`}
          />
          <TextInput
            label={t`Message if it isn’t`}
            placeholder={t`Please check this answer.`}
            maxLength={MAX_LABEL_LENGTH}
            value={message}
            onChange={(event) => {
              const text = event.currentTarget.value;
              changeChecks(
                builder,
                fieldId,
                (before) => before.map((check, one) => (one === index ? { ...check, message: text } : check)),
                { what: t`Message changed`, topic: `check ${fieldId} ${index}` },
              );
            }}
          />
        </Stack>
      ))}
      {checks.length < MAX_CHECKS ? (
        <AddButton
          onClick={() =>
            changeChecks(
              builder,
              fieldId,
              (before) => [...before, { must: { op: 'answered', of: [{ field: fieldId }] }, message: '' }],
              { what: t`Check added` },
            )
          }
        >
          {t`Add check`}
        </AddButton>
      ) : null}
    </Stack>
  );
}

/** Conditions of single options. */
function OptionRules({
  builder,
  fieldId,
  options,
}: FieldRulesProps & { options: readonly { value: string; label: string; showIf?: unknown }[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack gap={8}>
      {options.map(({ value, label, showIf }, index) =>
        showIf || opened.has(value) ? (
          <RuleEditor
            key={value}
            builder={builder}
            place={{ id: fieldId, key: 'options', index }}
            title={t`Offer “${label}” when`}
          />
        ) : null,
      )}
      <OptionPicker
        options={options.filter(({ value, showIf }) => !showIf && !opened.has(value))}
        onPick={(value) => setOpened(new Set([...opened, value]))}
      />
    </Stack>
  );
}

function OptionPicker(props: {
  options: readonly { value: string; label: string }[];
  onPick(value: string): void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { options, onPick } = props;
  if (options.length === 0) return null;
  if (!isOpen) {
    return (
      <AddButton aria-expanded={false} onClick={() => setOpen(true)}>
        {t`Add rule for an option`}
      </AddButton>
    );
  }
  return (
    <Stack gap={4} role="group" aria-label={t`Options without a rule`}>
      {options.map(({ value, label }) => (
        <Button
          key={value}
          size="xs"
          variant="default"
          justify="flex-start"
          onClick={() => {
            setOpen(false);
            onPick(value);
          }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
