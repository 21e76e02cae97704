import { t } from '@lingui/core/macro';
import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import IconPlus from '~icons/plus';
import IconRefresh from '~icons/refresh';
import { PLANNED_TEXTS, labelsOf, printValue, scoreAnswers, type FormDefinition } from '@inlay/sdk/model';
import { inWords } from '../../../domain/logic/inWords.ts';
import classes from './try.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { testOfRun, type TestRun, type TestRunState } from './useTestRun.ts';
import { firstClick } from '../../../lib/firstClick.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';

interface OutcomeProps {
  definition: FormDefinition;
  testRun: TestRun;
  state: TestRunState;
  /** Stores the tried answers as a test. */
  onKeep(): void;
}

/** Result of the form for the tried answers: pages, values, ending, and hidden items. */
export function Outcome({ definition, testRun, state, onKeep }: OutcomeProps) {
  const { settled, reasons } = testRun;
  const labels = labelsOf(definition);
  const nameOf = (id: string): string => inWords(labels.item(id));
  const hasAnswers = Object.keys(testOfRun(definition, state, testRun).answers).length > 0;
  return (
    <section aria-label={t`What comes of it`} className={classes['outcome']}>
      <Group justify="space-between" gap={8}>
        <Title order={2} size="h4">
          {t`What comes of it`}
        </Title>
        <Group gap={4}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={16} />}
            onClick={() => state.begin()}
          >
            {t`Reset`}
          </Button>
          <Refusable refusal={hasAnswers ? null : t`Answer a question first.`}>
            <Button size="xs" leftSection={<IconPlus size={16} />} onClick={firstClick(onKeep)}>
              {t`Keep as test`}
            </Button>
          </Refusable>
        </Group>
      </Group>
      <dl className={classes['facts']}>
        <dt>{t`Ending`}</dt>
        <dd>{nameOf(settled.ending)}</dd>
        <dt>{t`Pages`}</dt>
        <dd>{settled.way.length > 0 ? settled.way.map(nameOf).join(' → ') : t`None`}</dd>
        <ScoreFacts definition={definition} settled={settled} />
        {definition.values.map(({ id, name, format }) => (
          <Fact
            key={id}
            name={name}
            value={printValue(settled.values.get(id), format, { language: 'en', words: PLANNED_TEXTS.en })}
          />
        ))}
      </dl>
      {reasons.size > 0 ? (
        <>
          <Text size="sm" fw={600}>
            {t`Hidden now`}
          </Text>
          <ul className={classes['hidden']}>
            {[...reasons].map(([id, reason]) => (
              <li key={id}>{t`${nameOf(id)}: because ${reason}`}</li>
            ))}
          </ul>
        </>
      ) : null}
      <TextInput
        type="date"
        size="sm"
        label={t`Try it on another day`}
        w={200}
        value={state.today}
        onChange={(event) => event.currentTarget.value && state.setToday(event.currentTarget.value)}
      />
    </section>
  );
}

/** The score of the tried answers, and whether it is enough; visitors learn it after sending, as their owner chose. */
function ScoreFacts({ definition, settled }: Pick<OutcomeProps, 'definition'> & Pick<TestRun, 'settled'>) {
  const score = scoreAnswers(definition, settled);
  if (!score) return null;
  const [total, most] = [formatNumber(score.total), formatNumber(score.most)];
  return (
    <>
      <Fact name={t`Score`} value={t`${total} of ${most}`} />
      {score.hasPassed === null ? null : <Fact name={t`Passed`} value={score.hasPassed ? t`Yes` : t`No`} />}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value || t`Nothing`}</dd>
    </>
  );
}
