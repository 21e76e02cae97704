import { useEffect, useState } from 'react';
import { controlName } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/** Returns where a visitor has moved the line of a page before its script arrived; empty for nowhere. */
function movedBefore(id: string): string {
  if (typeof document === 'undefined') return '';
  const slider = document.getElementById(id)?.closest('.form-embed-slider');
  // Its attribute is the server's; a script sets the property alone.
  const line = slider?.querySelector<HTMLInputElement>('[type=range][value]');
  return line && line.value !== line.defaultValue ? line.value : '';
}

/**
 * A line to choose a number on, and the number beside it. The number is what is sent: an untouched line would answer
 * for the visitor, so it has no name, and without a script it is not shown.
 */
export function SliderField({ field, id, value, error, onChange }: FieldProps<'slider'>) {
  const { from, to, step, unit } = field;
  const [moved] = useState(() => movedBefore(id));
  useEffect(() => {
    if (moved) onChange(moved);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once, at first
  }, []);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const unitId = `${id}-unit`;
  return (
    <LabelledField field={field} id={id} error={error}>
      <div className="form-embed-slider">
        <div className="form-embed-line">
          <input
            type="range"
            part="line"
            aria-label={field.label}
            aria-valuetext={text ? `${text} ${unit}`.trim() : '–'}
            data-empty={text ? undefined : ''}
            min={from}
            max={to}
            step={step ?? 1}
            value={text.replace(',', '.') || from}
            onInput={(event) => onChange(event.currentTarget.value)}
            // A click on the start of an untouched line changes nothing of it, and chooses the start all the same.
            onClick={(event) => onChange(event.currentTarget.value)}
          />
          <span aria-hidden="true">{from}</span>
          <span aria-hidden="true">{to}</span>
        </div>
        <input
          {...controlAttributes(field, id, error, unit && unitId)}
          className="form-embed-input"
          part="input"
          type="text"
          // The decimal keyboard of phones has no minus.
          inputMode={from < 0 ? undefined : 'decimal'}
          autoComplete="off"
          name={controlName(field.id)}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit ? (
          <span className="form-embed-unit" id={unitId} dir="auto">
            {unit}
          </span>
        ) : null}
      </div>
    </LabelledField>
  );
}
