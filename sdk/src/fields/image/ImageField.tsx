import { pictureAttributes } from '../shared/pictures/ownPicture.ts';
import type { FieldProps } from '../../react/fieldProps.ts';

/** A picture of the owner between the questions. */
export function ImageField({ field }: FieldProps<'image'>) {
  const { src, alt, decorative, width } = field;
  return (
    <div className="form-embed-body">
      {src ? (
        <img
          {...pictureAttributes(src)}
          className="form-embed-image"
          part="image"
          alt={decorative ? '' : alt}
          {...(width && { width })}
          loading="lazy"
          sizes="auto, (max-width: 45rem) 100vw, 45rem"
        />
      ) : (
        <span className="form-embed-image form-embed-blank" />
      )}
    </div>
  );
}
