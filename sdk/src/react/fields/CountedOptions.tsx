import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import type { FieldOfType } from '../../model/rendering.ts';
import { toJson } from '../../client/toJson.ts';
import { fill } from '../../model/rendering.ts';
import type { FieldProps } from '../fieldProps.ts';
import { usePlacesLeft } from '../places/usePlacesLeft.ts';

type Choice = FieldOfType<'radio' | 'checkbox' | 'select' | 'picture'>;

/** Returns whether a field has options with a limited number of places. */
const isCounted = (field: FieldProps['field']): field is Choice =>
  'options' in field && field.options.some(({ places }) => typeof places === 'number');

/**
 * Says beside each limited option how many places are left, and takes sold-out ones away from visitors who have not
 * chosen them yet. What the platform sends as `places` of an option is what is left of them.
 */
export const counted = (Field: ComponentType<FieldProps>): ComponentType<FieldProps> =>
  function CountedOptions(props: FieldProps) {
    return isCounted(props.field) ? (
      <Counted {...props} field={props.field} {...{ Field }} />
    ) : (
      <Field {...props} />
    );
  };

function Counted({
  Field,
  field,
  ...props
}: Omit<FieldProps, 'field'> & { field: Choice; Field: ComponentType<FieldProps> }) {
  const { texts, value } = props;
  const mark = useRef<HTMLSpanElement | null>(null);
  const left = usePlacesLeft(texts.formUrl, field);
  useEffect(() => {
    const chosen = toJson(value ?? null);
    const controls = mark.current?.parentElement?.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      'input, option',
    );
    for (const control of controls ?? [])
      control.disabled = left.get(control.value) === 0 && !chosen.includes(toJson(control.value));
  });
  const options = field.options.map((option) => {
    const count = left.get(option.value);
    if (count === undefined) return option;
    const words = texts.words?.[count > 0 ? 'placesLeft' : 'soldOut'] ?? '';
    return { ...option, label: fill(words, { option: option.label, count }) };
  });
  return (
    <>
      <Field {...props} field={{ ...field, options }} />
      <span hidden ref={mark} />
    </>
  );
}
