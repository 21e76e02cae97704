import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import type { DayBounds } from '../../model/field.ts';
import { dayOf } from '../../model/fields/settings/dayBounds.ts';
import type { FieldProps } from '../fieldProps.ts';

/** Returns the day of the visitor, as the browser's own picker has it. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toJSON().slice(0, 10);
}

/**
 * Lets the browser's picker offer the days within the bounds alone. Pages are made once for many days, so what the
 * server sends has no bounds; it checks them with the answer.
 */
export const bounded = <Type extends 'date' | 'date_range'>(
  Field: ComponentType<FieldProps<Type>>,
): FunctionComponent<FieldProps<Type>> =>
  function BoundedDays(props: FieldProps<Type>) {
    const root = useRef<HTMLDivElement>(null);
    const { earliestDay, latestDay }: DayBounds = props.field;
    useLayoutEffect(() => {
      for (const input of root.current?.querySelectorAll('input') ?? []) {
        input.min = dayOf(earliestDay, todayHere()) ?? '';
        input.max = dayOf(latestDay, todayHere()) ?? '';
      }
    }, [earliestDay, latestDay]);
    // The server has this around each date; a form without bounds has the same markup as without this code.
    if (earliestDay === undefined && latestDay === undefined) return <Field {...props} />;
    return (
      <div ref={root} className="form-embed-around">
        <Field {...props} />
      </div>
    );
  };
