import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import type { DayBounds } from '../../model/fields/field.ts';
import { dayOf } from '../../model/fields/settings/dayBounds.ts';
import type { FieldProps } from '../fieldProps.ts';

/** Returns the day in a time zone; without one the visitor's, as the browser's own picker has it. */
export const todayIn = (timeZone?: string): string =>
  // Swedish dates are YYYY-MM-DD.
  new Intl.DateTimeFormat('sv', { timeZone }).format();

/**
 * Lets the browser's picker offer the days within the bounds alone. Pages are made once for many days, so what the
 * server sends has no bounds; it checks them with the answer.
 */
export const bounded = <Type extends 'date' | 'date_range'>(
  Field: ComponentType<FieldProps<Type>>,
): FunctionComponent<FieldProps<Type>> =>
  function BoundedDays(props: FieldProps<Type>) {
    const root = useRef<HTMLDivElement>(null);
    const { earliestDay, latestDay, timeZone }: DayBounds = props.field;
    const bound = (): void => {
      const today = todayIn(timeZone);
      for (const input of root.current?.querySelectorAll('input') ?? []) {
        // Without a bound of its own, an input keeps that of all dates.
        input.min = dayOf(earliestDay, today) ?? input.min;
        input.max = dayOf(latestDay, today) ?? input.max;
      }
    };
    useLayoutEffect(bound);
    // The server has this around each date; a form without bounds has the same markup as without this code.
    if (earliestDay === undefined && latestDay === undefined) return <Field {...props} />;
    return (
      // A page may have been open for days.
      <div ref={root} className="form-embed-around" onFocusCapture={bound}>
        <Field {...props} />
      </div>
    );
  };
