import type { FieldProps } from '../../react/fieldProps.ts';

/** A computed value with its label; says itself when it changes. */
export function CalculationField({ field, id, texts }: FieldProps<'calculation'>) {
  const { label, value, unit } = field;
  return (
    <>
      <label className="form-embed-label" part="label" htmlFor={id} dir="auto">
        {label}
      </label>
      <div className="form-embed-body form-embed-calculation">
        <output id={id} part="value" aria-live="polite">
          {value ? (texts.pipe?.(`{{${value}|–}}`) ?? '–') : '–'}
        </output>
        {unit ? <span dir="auto">{unit}</span> : null}
      </div>
    </>
  );
}
