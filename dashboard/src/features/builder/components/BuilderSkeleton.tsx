import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { FormHeader } from '../../../domain/form-home/FormHeader.tsx';
import { useRoom } from '../useWorkbench.ts';
import classes from './builder.module.css';

/** Heights of a panel's elements, in px. */
const PANEL = [36, 44, 44, 44, 44, 44];
/** The same for the form: its title, its text, its fields. */
const FORM = [44, 20, 64, 64, 64, 120, 48];

/** Skeleton in the builder's columns, so that nothing moves when the form arrives. */
export function BuilderSkeleton() {
  const { ref, room } = useRoom();
  return (
    <div
      ref={ref}
      className={classes['builder']}
      data-room={room}
      aria-busy="true"
      role="group"
      aria-label={t`Loading`}
    >
      <FormHeader formId={null} title={undefined} tab={null} canUpdate state={null} action={null} />
      <div className={classes['bar']} data-room={room}>
        <Skeleton height={36} width={136} />
        <Skeleton height={36} width={112} ms="auto" />
      </div>
      <div className={classes['layout']} data-room={room}>
        {room === 'narrow' ? null : (
          <Bars heights={PANEL} className={`${classes['panel']} ${classes['left']}`} />
        )}
        <div className={classes['paper']}>
          <Bars heights={FORM} className={`${classes['panel']} ${classes['sheet']}`} />
        </div>
        {room === 'wide' ? (
          <Bars heights={PANEL.slice(0, 3)} className={`${classes['panel']} ${classes['right']}`} />
        ) : null}
      </div>
    </div>
  );
}

function Bars({ heights, className }: { heights: readonly number[]; className: string }) {
  return (
    <div className={className} data-bars>
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same bars every time
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
