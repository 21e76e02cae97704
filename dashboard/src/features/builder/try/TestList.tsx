import { plural, t } from '@lingui/core/macro';
import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconChevronRight from '~icons/chevron-right';
import IconCircleCheck from '~icons/circle-check';
import IconCircleX from '~icons/circle-x';
import IconTrash from '~icons/trash';
import { useMemo, useState } from 'react';
import {
  MAX_TEST_NAME_LENGTH,
  describeTestDifference,
  fieldsOf,
  labelsOf,
  printAnswer,
  runFormTests,
  type FormDefinition,
  type FormTest,
  type TestResult,
} from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import { ExpectedValues } from './ExpectedValues.tsx';
import classes from './try.module.css';

interface TestListProps {
  definition: FormDefinition;
  /** Fills the form with the answers of a test. */
  onTry(test: FormTest): void;
  onChange(id: string, changes: Partial<FormTest>): void;
  /** Makes a test of the tried answers. */
  onAccept(id: string): void;
  onRemove(id: string): void;
}

/** Tests of the form, each with its result. */
export function TestList(props: TestListProps) {
  const { definition } = props;
  const results = useMemo(() => runFormTests(definition), [definition]);
  const [opened, setOpened] = useState<string | null>(null);
  const failed = results.filter(({ differences }) => differences.length > 0).length;
  return (
    <section aria-label={t`Tests`} className={classes['outcome']}>
      <Title order={2} size="h4">
        {t`Tests`}
      </Title>
      <Text size="sm" c="dimmed" role="status">
        {results.length === 0
          ? t`Fill in the form above and keep it as a test. It runs with every change, and a failing test stops publishing.`
          : failed === 0
            ? plural(results.length, { one: '# test passes.', other: 'All # tests pass.' })
            : t`${failed} of ${plural(results.length, { one: '# test fails', other: '# tests fail' })}.`}
      </Text>
      <ul className={classes['tests']}>
        {results.map((result) => (
          <OneTest
            key={result.test.id}
            {...props}
            result={result}
            isOpen={opened === result.test.id}
            onToggle={() => setOpened(opened === result.test.id ? null : result.test.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Says the answers of a test in one line. */
function answersInWords(definition: FormDefinition, { answers }: FormTest): string {
  const given = fieldsOf(definition).flatMap((field) => {
    const words = Object.hasOwn(answers, field.id) ? printAnswer(field, answers[field.id]) : '';
    return words ? [`${field.label.trim() || field.id}: ${words}`] : [];
  });
  return given.length > 0 ? given.join(' · ') : t`No answers`;
}

interface OneTestProps extends TestListProps {
  result: TestResult;
  isOpen: boolean;
  onToggle(): void;
}

function OneTest(props: OneTestProps) {
  const { definition, result, isOpen, onToggle, onTry, onChange, onAccept, onRemove } = props;
  const { test, differences } = result;
  const labels = labelsOf(definition);
  const isPassed = differences.length === 0;
  const [Chevron, State] = [
    isOpen ? IconChevronDown : IconChevronRight,
    isPassed ? IconCircleCheck : IconCircleX,
  ];
  const name = test.name.trim() || t`Untitled test`;
  return (
    <li className={classes['test']} data-passed={isPassed}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <UnstyledButton className={classes['testHead'] ?? ''} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={16} aria-hidden="true" />
          <State size={16} aria-label={isPassed ? t`Passed` : t`Failed`} />
          <span>
            <strong>{name}</strong>
            <span className={classes['answers']}>{answersInWords(definition, test)}</span>
          </span>
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Remove ${name}`}
          onClick={() => onRemove(test.id)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {isPassed ? null : (
        <ul className={classes['differences']}>
          {differences.map((difference) => (
            <li key={JSON.stringify(difference)}>{inWords(describeTestDifference(difference, labels))}</li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className={classes['testBody']}>
          <TextInput
            label={t`Name`}
            maxLength={MAX_TEST_NAME_LENGTH}
            value={test.name}
            onChange={(event) => onChange(test.id, { name: event.currentTarget.value })}
          />
          <NativeSelect
            label={t`Expected ending`}
            data={[
              { value: '', label: t`Any ending` },
              ...definition.endings.map(({ id }) => ({ value: id, label: inWords(labels.item(id)) })),
            ]}
            value={test.expect.ending ?? ''}
            onChange={(event) => {
              const ending = event.currentTarget.value;
              const { ending: _before, ...expect } = test.expect;
              onChange(test.id, { expect: ending ? { ...expect, ending } : expect });
            }}
          />
          <ExpectedValues
            definition={definition}
            expect={test.expect}
            onChange={(expect) => onChange(test.id, { expect })}
          />
          <Group gap={4}>
            <Button size="xs" variant="default" onClick={() => onTry(test)}>
              {t`Fill in its answers`}
            </Button>
            <Button size="xs" variant="default" onClick={() => onAccept(test.id)}>
              {t`Replace with what I tried`}
            </Button>
          </Group>
        </div>
      ) : null}
    </li>
  );
}
