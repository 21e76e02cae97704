import { t } from '@lingui/core/macro';
import { Group, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { MAX_ACCEPTED_TEXTS, MAX_NUMBER, MAX_OPTION_LENGTH } from '@inlay/sdk/model';
import { TypedText } from '../settingInputs/TypedText.tsx';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { settingOf, useSetting } from '../store/useField.ts';
import { changeGrading } from './changeGrading.ts';
import { PointsInput } from './PointsInput.tsx';

/** Points of a right typed answer, and of any other. */
function Worth({ builder, fieldId }: SettingProps) {
  const { points, wrong } = useSetting(builder, fieldId, 'grading') ?? {};
  return (
    <Group gap={8} align="end" grow>
      <PointsInput
        label={t`Points if right`}
        isLabelled
        value={points}
        whenEmpty={1}
        onChange={(next) => changeGrading(builder, fieldId, { points: next })}
      />
      <PointsInput
        label={t`Points if wrong`}
        isLabelled
        value={wrong}
        whenEmpty={0}
        onChange={(next) => changeGrading(builder, fieldId, { wrong: next })}
      />
    </Group>
  );
}

/** The texts that are right. */
export function GradedTexts(props: SettingProps) {
  const { builder, fieldId } = props;
  return (
    <Stack gap={8}>
      <TypedText
        builder={builder}
        label={t`Right answers`}
        description={t`One per line; visitors are shown the first. Capitals and extra spaces don’t matter.`}
        maxLength={MAX_ACCEPTED_TEXTS * MAX_OPTION_LENGTH}
        isLong
        read={() => (settingOf(builder.get(), fieldId, 'grading')?.accepts ?? []).join('\n')}
        write={(text) => {
          const lines = text.split('\n').slice(0, MAX_ACCEPTED_TEXTS);
          const accepts = lines.map((line) => line.slice(0, MAX_OPTION_LENGTH));
          changeGrading(builder, fieldId, { accepts: text.trim() === '' ? undefined : accepts });
        }}
      />
      <Worth {...props} />
    </Stack>
  );
}

/** The number that is right, or the two that it is between. */
export function GradedNumber(props: SettingProps) {
  const { builder, fieldId } = props;
  const { from, to } = useSetting(builder, fieldId, 'grading') ?? {};
  // While it is typed, the end may be less than the start.
  const [typedEnd, setTypedEnd] = useState<number | string | null>(null);
  const common = { min: -MAX_NUMBER, max: MAX_NUMBER, hideControls: true };
  const set = (start: number | undefined, end = start): void =>
    changeGrading(builder, fieldId, {
      from: start,
      to: start === undefined || end === undefined ? start : Math.max(start, end),
    });
  return (
    <Stack gap={8}>
      <Group gap={8} align="end" grow>
        <NumberInput
          {...common}
          label={t`Right answer`}
          value={from ?? ''}
          onChange={(next) => set(typeof next === 'number' ? next : undefined, to === from ? undefined : to)}
        />
        {from === undefined ? null : (
          <NumberInput
            {...common}
            label={t`Up to`}
            value={typedEnd ?? (to === from ? '' : (to ?? ''))}
            onChange={(next) => {
              setTypedEnd(next);
              if (typeof next !== 'number') set(from);
              else if (next >= from) set(from, next);
            }}
            onBlur={() => setTypedEnd(null)}
          />
        )}
      </Group>
      <Worth {...props} />
    </Stack>
  );
}
