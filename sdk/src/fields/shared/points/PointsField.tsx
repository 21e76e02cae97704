import { pointsOf } from './points.ts';
import { controlName, fill } from '../../../model/rendering.ts';
import { GroupedField } from '../../../react/FieldParts.tsx';
import type { FieldProps, FieldTexts } from '../../../react/fieldProps.ts';

type PointType = 'rating' | 'scale' | 'nps';

const LOOKS = { star: '★', heart: '♥', number: '' };

/** Returns the label of a point, and its name if that says more. */
function describePoint(
  field: FieldProps<PointType>['field'],
  point: number,
  points: number[],
  texts: FieldTexts,
) {
  if (field.type === 'rating') {
    const words = fill(texts.words?.ratingOf ?? '', { value: point, max: field.points });
    return { sign: LOOKS[field.look] || String(point), name: words };
  }
  const end = point === points[0] ? field.startLabel : point === points.at(-1) ? field.endLabel : '';
  return { sign: String(point), name: end ? `${point}, ${end}` : undefined };
}

/** Points in a row: stars, hearts or numbers. */
export function PointsField({ field, id, value, error, texts, onChange }: FieldProps<PointType>) {
  const points = pointsOf(field);
  const isSign = field.type === 'rating' && field.look !== 'number';
  return (
    <GroupedField field={field} id={id} error={error} role="radiogroup">
      <div className={isSign ? 'form-embed-points form-embed-signs' : 'form-embed-points'}>
        {points.map((point) => {
          const { sign, name } = describePoint(field, point, points, texts);
          return (
            <label className="form-embed-point" part="point" key={point}>
              <input
                type="radio"
                name={controlName(field.id)}
                value={String(point)}
                checked={String(value) === String(point)}
                aria-label={name}
                onChange={() => onChange(point)}
              />
              <span aria-hidden={name ? true : undefined}>{sign}</span>
            </label>
          );
        })}
      </div>
      {'startLabel' in field && (field.startLabel || field.endLabel) ? (
        <div className="form-embed-ends" aria-hidden="true">
          <span dir="auto">{field.startLabel}</span>
          <span dir="auto">{field.endLabel}</span>
        </div>
      ) : null}
    </GroupedField>
  );
}
