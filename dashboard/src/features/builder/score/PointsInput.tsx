import { NumberInput } from '@mantine/core';
import { MAX_POINTS } from '@inlay/sdk/model';

interface PointsInputProps {
  label: string;
  /** Whether the label is above the input, or for screen readers alone. */
  isLabelled?: boolean;
  value: number | undefined;
  /** What an empty input means. */
  whenEmpty: number;
  onChange(points: number | undefined): void;
}

/** A number of points, which may be negative; empty for the usual. */
export const PointsInput = ({ label, isLabelled = false, value, whenEmpty, onChange }: PointsInputProps) => (
  <NumberInput
    {...(isLabelled ? { label, flex: 1 } : { 'aria-label': label, w: 88 })}
    min={-MAX_POINTS}
    max={MAX_POINTS}
    clampBehavior="blur"
    hideControls
    placeholder={String(whenEmpty)}
    value={value ?? ''}
    onChange={(next) => onChange(typeof next === 'number' && Math.abs(next) <= MAX_POINTS ? next : undefined)}
  />
);
