import { pictureAttributes } from '../shared/pictures/ownPicture.ts';
import { controlName } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import type { FieldProps } from '../../react/fieldProps.ts';

/** Choices as cards: a picture above its words, or the words alone. */
export function PictureField({ field, id, value, error, onChange }: FieldProps<'picture'>) {
  const { options, many } = field;
  const chosen: unknown[] = [value ?? []].flat();
  const choose = (choice: string, isChosen: boolean): void => {
    if (!many) return onChange(choice);
    const isKept = (one: string) => (one === choice ? isChosen : chosen.includes(one));
    onChange(options.map((option) => option.value).filter(isKept));
  };
  return (
    <GroupedField field={field} id={id} error={error} role={many ? 'group' : 'radiogroup'}>
      <div className="form-embed-pictures">
        {options.map(({ value: choice, label, image }) => (
          <label className="form-embed-picture" part="choice" key={choice}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={controlName(field.id)}
              value={choice}
              checked={chosen.includes(choice)}
              onChange={(event) => choose(choice, event.currentTarget.checked)}
            />
            {image ? (
              <img {...pictureAttributes(image)} alt="" loading="lazy" sizes="auto, 15rem" />
            ) : (
              <span className="form-embed-blank" />
            )}
            <span dir="auto">{label}</span>
          </label>
        ))}
      </div>
    </GroupedField>
  );
}
