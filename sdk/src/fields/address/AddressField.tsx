import {
  ADDRESS_PARTS,
  controlName,
  COUNTRIES,
  MAX_ADDRESS_PART_LENGTH,
  type AddressPart,
} from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';

/** Width on the grid and autofill of each part. */
const PARTS: Record<AddressPart, { width: number; autoComplete: string }> = {
  street: { width: 12, autoComplete: 'address-line1' },
  address2: { width: 12, autoComplete: 'address-line2' },
  city: { width: 6, autoComplete: 'address-level2' },
  state: { width: 6, autoComplete: 'address-level1' },
  postal: { width: 6, autoComplete: 'postal-code' },
  country: { width: 6, autoComplete: 'country-name' },
};

/** An address in its six parts (EMBED-039). */
export function AddressField({ field, id, value, error, texts, onChange }: FieldProps<'address'>) {
  const address = { country: COUNTRIES[0], ...(typeof value === 'object' && value !== null ? value : {}) };
  return (
    <GroupedField field={field} id={id} error={error}>
      <div className="form-embed-parts">
        {ADDRESS_PARTS.map((part) => {
          const text = asText((address as Record<string, unknown>)[part]);
          const isNeeded = field.required && part !== 'address2';
          const control = {
            id: `${id}-${part}`,
            className: 'form-embed-input',
            part: 'input',
            name: controlName(field.id, part),
            autoComplete: PARTS[part].autoComplete,
            value: text,
            'aria-describedby': error ? `${id}-error` : undefined,
            'aria-required': isNeeded || undefined,
            'aria-invalid': error && isNeeded && !text.trim() ? true : undefined,
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange({ ...address, [part]: event.currentTarget.value }),
          };
          return (
            <div className={`form-embed-part form-embed-width-${PARTS[part].width}`} key={part}>
              <label className="form-embed-label" htmlFor={control.id}>
                {texts.addressParts[part]}
              </label>
              <div className="form-embed-body">
                {part === 'country' ? (
                  <select {...control}>
                    {COUNTRIES.map((country, index) => (
                      <option key={country} value={country}>
                        {texts.countries[index] ?? country}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input {...control} type="text" dir="auto" maxLength={MAX_ADDRESS_PART_LENGTH} />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </GroupedField>
  );
}
