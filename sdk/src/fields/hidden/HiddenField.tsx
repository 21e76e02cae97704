import type { FieldProps } from '../../react/fieldProps.ts';

/** A hidden field where its owner builds the form; visitors never get it. */
export const HiddenField = ({ field }: FieldProps<'hidden'>) => (
  <div className="form-embed-body form-embed-unseen" dir="auto">
    <span>{field.label}</span> <code>{field.value}</code>
  </div>
);
