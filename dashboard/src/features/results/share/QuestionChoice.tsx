import { t } from '@lingui/core/macro';
import { Button, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ShareableQuestion } from '@inlay/api/contract';

interface QuestionChoiceProps {
  label: string;
  description?: string;
  questions: readonly ShareableQuestion[];
  value: string[];
  error: ReactNode;
  onChange(ids: string[]): void;
  noteOf?(question: ShareableQuestion): string | null;
  /** A question that cannot be chosen now shows as not chosen, and keeps its choice. */
  isDisabled?(question: ShareableQuestion): boolean;
}

/** Chooses among questions, one by one or all. */
export function QuestionChoice(props: QuestionChoiceProps) {
  const { label, description, questions, value, error, onChange, noteOf, isDisabled } = props;
  const open = questions.filter((one) => !isDisabled?.(one)).map(({ id }) => id);
  const kept = value.filter((id) => !open.includes(id));
  const chosen = open.filter((id) => value.includes(id));
  const isWhole = chosen.length === open.length;
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={chosen}
      error={error}
      onChange={(ids) => onChange([...kept, ...ids])}
    >
      <Stack gap={8} mt={8} align="flex-start">
        {open.length > 1 ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange(isWhole ? kept : [...kept, ...open])}
          >
            {isWhole ? t`Clear selection` : t`Select all`}
          </Button>
        ) : null}
        {questions.map((question) => (
          <Checkbox
            key={question.id}
            value={question.id}
            label={<bdi>{question.label || question.id}</bdi>}
            description={noteOf?.(question)}
            disabled={isDisabled?.(question) ?? false}
            // The first that can be chosen takes the focus of the problem.
            aria-invalid={error && question.id === open[0] ? true : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
