import { plural, t } from '@lingui/core/macro';
import {
  Fieldset,
  Group,
  Input,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import { useId, useState } from 'react';
import { MAX_PASS_POINTS, mostOf, type Scoring, type ShownResult } from '@inlay/sdk/model';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { choicesOf } from '../logic/settingChoices.ts';
import classes from '../settingInputs/properties.module.css';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { SCORING_KINDS, SHOWN_RESULTS } from './scoreChoices.ts';

type Scored = Exclude<Scoring, { kind: 'none' }>;

const FIRST: Scored = { kind: 'points', showResult: 'total', passAt: null };

/** Whether the form gives points, what is enough to pass, and what visitors learn of it. */
export function ScoreProperties({ builder }: { builder: BuilderCore }) {
  const scoring = useBuilderState(builder, (state) => definitionOf(state).scoring);
  const kindId = useId();
  const change = (next: Scoring): void => builder.changeForm({ scoring: next });
  const choose = (kind: Scoring['kind']): void => {
    if (kind === 'none') return change({ kind });
    const before = scoring.kind === 'none' ? FIRST : scoring;
    const showResult =
      kind === 'points' && before.showResult === 'answers' ? 'by_question' : before.showResult;
    change({ ...before, kind, showResult });
  };
  return (
    <Setting name="scoring">
      <Fieldset
        legend={t`Points and quiz`}
        variant="unstyled"
        classNames={{ root: classes['options'] ?? '', legend: classes['legend'] ?? '' }}
      >
        <Stack gap={12}>
          <div>
            <Input.Label component="div" id={kindId} mb={4}>
              {t`Answers give`}
            </Input.Label>
            <SegmentedControl
              fullWidth
              size="sm"
              aria-labelledby={kindId}
              data={choicesOf(SCORING_KINDS)}
              value={scoring.kind}
              onChange={choose}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {HINTS[scoring.kind]}
            </Text>
          </div>
          {scoring.kind === 'none' ? null : <Result builder={builder} scoring={scoring} onChange={change} />}
        </Stack>
      </Fieldset>
    </Setting>
  );
}

const HINTS: Readonly<Record<Scoring['kind'], string>> = {
  none: t`Answers are not scored.`,
  points: t`Select a question to give its answers points.`,
  quiz: t`Select a question to set its right answer. Visitors can’t see it before they send.`,
};

interface ResultProps {
  builder: BuilderCore;
  scoring: Scored;
  onChange(scoring: Scored): void;
}

function Result({ builder, scoring, onChange }: ResultProps) {
  const { kind, showResult } = scoring;
  const most = useBuilderState(builder, (state) => mostOf(definitionOf(state)));
  const shown = choicesOf(SHOWN_RESULTS).filter(({ value }) => kind === 'quiz' || value !== 'answers');
  return (
    <>
      <Text size="sm">
        {most > 0
          ? plural(most, {
              one: 'All questions together give up to # point.',
              other: 'All questions together give up to # points.',
            })
          : t`No question gives points yet.`}
      </Text>
      <PassMark scoring={scoring} onChange={onChange} />
      <NativeSelect
        label={t`Visitors see after sending`}
        data={shown}
        value={showResult}
        onChange={(event) => onChange({ ...scoring, showResult: event.currentTarget.value as ShownResult })}
      />
    </>
  );
}

/** What is enough to pass: points, or a share of the most that the visitor could get. */
function PassMark({ scoring, onChange }: Omit<ResultProps, 'builder'>) {
  const { passAt } = scoring;
  const id = useId();
  const [isShare, setShare] = useState(passAt === null || typeof passAt === 'object');
  const value = typeof passAt === 'object' ? (passAt?.percent ?? '') : passAt;
  const set = (number: number | null, share = isShare): void =>
    onChange({ ...scoring, passAt: number !== null && share ? { percent: number } : number });
  return (
    <Input.Wrapper
      id={id}
      label={t`Pass mark`}
      description={t`Leave empty if nobody can fail.`}
      descriptionProps={{ mt: 4 }}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <Group gap={8} wrap="nowrap">
        <NumberInput
          id={id}
          flex={1}
          min={isShare ? 0 : -MAX_PASS_POINTS}
          max={isShare ? 100 : MAX_PASS_POINTS}
          hideControls
          clampBehavior="blur"
          value={value}
          onChange={(next) => {
            const isFit = typeof next === 'number' && (!isShare || (next >= 0 && next <= 100));
            set(isFit && Math.abs(next) <= MAX_PASS_POINTS ? next : null);
          }}
        />
        <SegmentedControl
          size="sm"
          aria-label={t`Unit of the pass mark`}
          data={[
            { value: 'percent', label: '%' },
            { value: 'points', label: t`Points` },
          ]}
          value={isShare ? 'percent' : 'points'}
          onChange={(unit) => {
            const share = unit === 'percent';
            setShare(share);
            const number = typeof value === 'number' ? value : null;
            set(number === null || !share ? number : Math.min(100, Math.max(0, number)), share);
          }}
        />
      </Group>
    </Input.Wrapper>
  );
}
