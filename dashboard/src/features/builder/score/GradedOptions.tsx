import { t } from '@lingui/core/macro';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { typeOfAnswer, type AnswerPoints, type Grading } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useField, useSetting } from '../store/useField.ts';
import { useOptions } from '../store/useOptions.ts';
import { changeGrading } from './changeGrading.ts';
import { PointsInput } from './PointsInput.tsx';
import classes from './score.module.css';

type GradedProps = SettingProps & {
  /** Whether an answer can be right. */
  hasRight: boolean;
};

/** Returns an option with changed points; what is off is gone. */
function withPoints<One extends AnswerPoints>(
  { points, right, ...option }: One,
  changes: { points?: number | undefined; right?: boolean },
): Omit<One, 'points' | 'right'> & AnswerPoints {
  const next = { points, right: right === true, ...changes };
  return {
    ...option,
    ...(next.points !== undefined && { points: next.points }),
    ...(next.right && { right: true }),
  };
}

interface AnswerRowProps {
  label: string;
  answer: AnswerPoints;
  hasRight: boolean;
  onChange(changes: { points?: number | undefined; right?: boolean }): void;
}

/** One answer: whether it is right, and what it is worth. */
function AnswerRow({ label, answer, hasRight, onChange }: AnswerRowProps) {
  const name = label.trim() || t`(empty)`;
  return (
    <Group gap={8} wrap="nowrap" justify="space-between">
      {hasRight ? (
        <Checkbox
          className={classes['answer'] ?? ''}
          label={name}
          aria-label={t`${name} is right`}
          checked={answer.right === true}
          onChange={(event) => onChange({ right: event.currentTarget.checked })}
        />
      ) : (
        <Text size="sm" className={classes['answer'] ?? ''}>
          {name}
        </Text>
      )}
      <PointsInput
        label={t`Points for ${name}`}
        value={answer.points}
        whenEmpty={answer.right ? 1 : 0}
        onChange={(points) => onChange({ points })}
      />
    </Group>
  );
}

/** The points of each option, or of each choice in the rows of a matrix. */
export function GradedOptions({ builder, fieldId, hasRight }: GradedProps) {
  const { options, change } = useOptions(builder, fieldId);
  const field = useField(builder, fieldId);
  if (options.length === 0) return <Text size="sm">{t`Without options there is nothing to score.`}</Text>;
  const isList = field !== undefined && typeOfAnswer(field)?.isList === true;
  return (
    <Stack gap={8}>
      {hasRight ? <Text size="sm">{t`Tick what is right.`}</Text> : null}
      {options.map((option, index) => (
        <AnswerRow
          key={option.value}
          label={option.label}
          answer={option}
          hasRight={hasRight}
          onChange={(changes) =>
            change((before) => before.map((one, place) => (place === index ? withPoints(one, changes) : one)))
          }
        />
      ))}
      {hasRight && isList ? <SeveralRight builder={builder} fieldId={fieldId} /> : null}
    </Stack>
  );
}

/** How several right options count: each for itself, or all together. */
function SeveralRight({ builder, fieldId }: SettingProps) {
  const { options } = useOptions(builder, fieldId);
  const { all = false, wrong } = useSetting(builder, fieldId, 'grading') ?? {};
  const isFree = !all && options.some(({ right }) => right) && !options.some(({ points = 0 }) => points < 0);
  return (
    <>
      <Checkbox
        label={t`Points only if all right options are ticked`}
        description={isFree ? t`Off, whoever ticks every option gets full points.` : undefined}
        checked={all}
        onChange={(event) =>
          changeGrading(builder, fieldId, {
            all: event.currentTarget.checked || undefined,
            wrong: undefined,
          })
        }
      />
      {all ? (
        <PointsInput
          label={t`Points for any other answer`}
          isLabelled
          value={wrong}
          whenEmpty={0}
          onChange={(points) => changeGrading(builder, fieldId, { wrong: points })}
        />
      ) : null}
    </>
  );
}

/** The points of yes and no. */
export function GradedYesNo({ builder, fieldId, hasRight }: GradedProps) {
  const grading = useSetting(builder, fieldId, 'grading') ?? {};
  const yes = useSetting(builder, fieldId, 'yesLabel') ?? '';
  const no = useSetting(builder, fieldId, 'noLabel') ?? '';
  const row = (name: 'yes' | 'no', label: string) => (
    <AnswerRow
      label={label}
      answer={grading[name] ?? {}}
      hasRight={hasRight}
      onChange={(changes) => {
        const next: Grading['yes'] = withPoints(grading[name] ?? {}, changes);
        changeGrading(builder, fieldId, { [name]: Object.keys(next).length > 0 ? next : undefined });
      }}
    />
  );
  return (
    <Stack gap={8}>
      {hasRight ? <Text size="sm">{t`Tick what is right.`}</Text> : null}
      {row('yes', yes.trim() || t`Yes`)}
      {row('no', no.trim() || t`No`)}
    </Stack>
  );
}
