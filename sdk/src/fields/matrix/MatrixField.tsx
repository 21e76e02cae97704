import { controlName } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import type { FieldProps } from '../../react/fieldProps.ts';

/** A table of choices; on narrow screens each row is a block, with its choices below it. */
export function MatrixField({ field, id, value, error, onChange }: FieldProps<'matrix'>) {
  const given = (value ?? {}) as Readonly<Record<string, string | readonly string[] | undefined>>;
  const chosenIn = (row: string): readonly string[] => [given[row] ?? []].flat();
  const choose = (row: string, choice: string, isChosen: boolean): void => {
    const others = field.many ? chosenIn(row).filter((one) => one !== choice) : [];
    onChange({ ...given, [row]: isChosen ? [...others, choice] : others });
  };
  return (
    <GroupedField field={field} id={id} error={error}>
      <table className="form-embed-matrix">
        <thead>
          <tr>
            <td />
            {field.options.map(({ value: choice, label }) => (
              <th key={choice} scope="col" dir="auto">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.rows.map((row) => (
            <tr key={row.value}>
              <th scope="row" dir="auto">
                {row.label}
              </th>
              {field.options.map(({ value: choice, label }) => (
                <td key={choice}>
                  <label>
                    <input
                      type={field.many ? 'checkbox' : 'radio'}
                      name={controlName(field.id, row.value)}
                      value={choice}
                      aria-label={`${row.label}: ${label}`}
                      checked={chosenIn(row.value).includes(choice)}
                      onChange={(event) => choose(row.value, choice, event.currentTarget.checked)}
                    />
                    <span aria-hidden="true" dir="auto">
                      {label}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GroupedField>
  );
}
