import { t } from '@lingui/core/macro';
import { Group, NumberInput, Select, TextInput } from '@mantine/core';
import { memo } from 'react';
import { MAX_RANGE_DAYS, type DayBound } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useSetting } from '../store/useField.ts';

type Kind = 'any' | 'today' | 'after' | 'before' | 'day';

const kindOf = (bound: DayBound | undefined): Kind => {
  if (bound === undefined) return 'any';
  if (typeof bound === 'string') return 'day';
  if (bound === 0) return 'today';
  return bound > 0 ? 'after' : 'before';
};

const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Returns the initial bound of a kind. */
const startOf = (kind: Kind): DayBound | undefined =>
  ({ any: undefined, today: 0, after: 1, before: -1, day: today() })[kind];

/** Earliest and latest day: one of the calendar, or counted from the day on which the form is answered. */
export const DayBoundsSetting = memo(function DayBoundsSetting({ builder, fieldId }: SettingProps) {
  const earliest = useSetting(builder, fieldId, 'earliestDay');
  const latest = useSetting(builder, fieldId, 'latestDay');
  return (
    <>
      <BoundInput
        label={t`Earliest day`}
        bound={earliest}
        onChange={(bound) => builder.updateField(fieldId, { earliestDay: bound })}
      />
      <BoundInput
        label={t`Latest day`}
        bound={latest}
        error={isBefore(latest, earliest) ? t`Choose a day that is not before the earliest one.` : undefined}
        onChange={(bound) => builder.updateField(fieldId, { latestDay: bound })}
      />
    </>
  );
});

/** Returns whether the bounds exclude every day; only bounds of one kind are certain. */
const isBefore = (latest: DayBound | undefined, earliest: DayBound | undefined): boolean =>
  latest !== undefined && earliest !== undefined && typeof latest === typeof earliest && latest < earliest;

interface BoundInputProps {
  label: string;
  bound: DayBound | undefined;
  error?: string | undefined;
  onChange(bound: DayBound | undefined): void;
}

function BoundInput({ label, bound, error, onChange }: BoundInputProps) {
  const kind = kindOf(bound);
  const kinds: { value: Kind; label: string }[] = [
    { value: 'any', label: t`Any day` },
    { value: 'today', label: t`The day of the answer` },
    { value: 'after', label: t`Days after it` },
    { value: 'before', label: t`Days before it` },
    { value: 'day', label: t`A fixed day` },
  ];
  const sign = kind === 'before' ? -1 : 1;
  return (
    <Group gap={8} align="end" wrap="nowrap">
      <Select
        label={label}
        flex={1}
        allowDeselect={false}
        data={kinds}
        value={kind}
        error={error}
        onChange={(chosen) => onChange(startOf(chosen ?? 'any'))}
      />
      {typeof bound === 'number' && bound !== 0 ? (
        <NumberInput
          aria-label={t`${label}: days`}
          w={96}
          min={1}
          max={MAX_RANGE_DAYS}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={Math.abs(bound)}
          onChange={(days) => {
            if (typeof days === 'number' && days >= 1) onChange(sign * days);
          }}
        />
      ) : null}
      {typeof bound === 'string' ? (
        <TextInput
          type="date"
          aria-label={t`${label}: date`}
          w={150}
          value={bound}
          onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
        />
      ) : null}
    </Group>
  );
}
