import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { LazyOutline } from '../outline/LazyOutline.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { Palette } from './Palette.tsx';

interface FieldsPanelProps {
  builder: BuilderCore;
  /** A field was added. */
  onAdded(): void;
  /** Returns the keyboard to the form. */
  onLeave(): void;
}

/** Shows the palette of fields, or the outline of the form. */
export function FieldsPanel({ builder, onAdded, onLeave }: FieldsPanelProps) {
  const isOutline = useBuilderState(builder, ({ isOutlineShown }) => isOutlineShown);
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        mb={12}
        aria-label={t`Panel`}
        data={[
          { value: 'add', label: t`Add` },
          { value: 'outline', label: t`Outline` },
        ]}
        value={isOutline ? 'outline' : 'add'}
        onChange={(value) => builder.set({ isOutlineShown: value === 'outline' })}
      />
      {isOutline ? (
        <Suspense fallback={null}>
          <LazyOutline builder={builder} onGoTo={onAdded} />
        </Suspense>
      ) : (
        <Palette builder={builder} onAdded={onAdded} onLeave={onLeave} />
      )}
    </>
  );
}
