import type { FieldProps } from '../fieldProps.ts';

/** A picture of the owner between the questions. */
export function ImageField({ field }: FieldProps<'image'>) {
  const { src, alt, decorative } = field;
  return (
    <div className="form-embed-body">
      {src ? (
        <img className="form-embed-image" part="image" src={src} alt={decorative ? '' : alt} />
      ) : (
        <span className="form-embed-image form-embed-blank" />
      )}
    </div>
  );
}
