import type { FieldProps } from '../../react/fieldProps.ts';

/** A heading in the form, styled by the form's style sheet. */
export function HeaderField({ field }: FieldProps<'header'>) {
  return (
    <h2 className={`form-embed-body form-embed-header form-embed-header-${field.id}`} dir="auto">
      {field.text}
    </h2>
  );
}
