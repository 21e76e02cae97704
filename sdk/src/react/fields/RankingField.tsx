import { placesOf } from '../../model/fields/ranking.ts';
import { controlName, fill } from '../../model/rendering.ts';
import { GroupedField } from '../FieldParts.tsx';
import { asText, type FieldProps } from '../fieldProps.ts';

/** A list for each place; every list offers all options, so that choices can be exchanged. */
export function RankingField({ field, id, value, error, texts, onChange }: FieldProps<'ranking'>) {
  // A plain post counts places from 1.
  const first = Array.isArray(value) ? 0 : 1;
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = Array.from({ length: placesOf(field) }, (_one, at) => asText(given[at + first]));
  return (
    <GroupedField field={field} id={id} error={error}>
      <div className="form-embed-ranking">
        {chosen.map((choice, at) => (
          <label key={at}>
            <span>{fill(texts.words?.place ?? '', { place: at + 1 })}</span>
            <select
              className="form-embed-input"
              part="input"
              name={controlName(field.id, String(at + 1))}
              aria-describedby={error ? `${id}-error` : undefined}
              value={choice}
              onChange={(event) => {
                const next = event.currentTarget.value;
                onChange(chosen.map((before, place) => (place === at ? next : before)));
              }}
            >
              <option value="">{texts.choose}</option>
              {field.options.map((option) => (
                <option key={option.value} value={option.value} dir="auto">
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </GroupedField>
  );
}
