import { useEffect, useState, type ComponentType } from 'react';
import { placesOf } from './model.ts';
import { controlName, fill } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import type { RankedOptionsProps } from './loaded/RankedOptions.tsx';

/** The list to press and drag; the builder loads it on demand. */
export const RANKING: { List?: ComponentType<RankedOptionsProps> } = {};

/** Returns the value of each rank; empty for a rank without one. */
function chosenOf(field: FieldProps<'ranking'>['field'], value: unknown): string[] {
  // A plain post counts places from 1.
  const first = Array.isArray(value) ? 0 : 1;
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Array.from({ length: placesOf(field) }, (_one, index) => asText(given[index + first]));
}

/** Options in an order of preference: a list to press and drag, or without a script a drop-down list for each place. */
export function RankingField(props: FieldProps<'ranking'>) {
  const { field, id, value, error, texts, onChange } = props;
  const [isLive, setLive] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the first rendering is the server's
  useEffect(() => setLive(true), []);
  const chosen = chosenOf(field, value);
  const { List } = RANKING;
  return (
    <GroupedField field={field} id={id} error={error}>
      {isLive && List ? (
        <List
          {...{ field, id, error, texts, onChange }}
          ranked={chosen.filter(Boolean)}
          places={chosen.length}
        />
      ) : (
        <div className="form-embed-ranking">
          {chosen.map((choice, index) => (
            <label key={index}>
              <span>{fill(texts.words?.place ?? '', { place: index + 1 })}</span>
              <select
                className="form-embed-input"
                part="input"
                name={controlName(field.id, String(index + 1))}
                aria-describedby={error ? `${id}-error` : undefined}
                defaultValue={choice}
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
      )}
    </GroupedField>
  );
}
