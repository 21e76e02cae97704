import {
  createEmptyDefinition,
  createField,
  withFields,
  createOptions,
  type Field,
  type FieldOfType,
  type FieldType,
  type FormDefinition,
} from '@inlay/sdk/model';

/** Settings that differ from a new field's defaults. */
type Changes<Type extends FieldType> = Partial<Omit<FieldOfType<Type>, 'id' | 'type'>>;

const field = <Type extends FieldType>(type: Type, changes: Changes<Type>): Field => ({
  ...createField(type),
  ...changes,
});

/** The form that the first start publishes: a bakery order with most field types. */
export function createSampleDefinition(): FormDefinition {
  return withFields(
    {
      ...createEmptyDefinition('Order a cake'),
      description: 'Tell us what you are celebrating. We answer within one working day.',
      // The bakery's own colour and typeface; the rest is the page's around it.
      customStyles: { primaryColor: '#9a3412', fontFamily: 'inter', headerSize: 2 },
    },
    [
      field('text', { label: 'Your name', required: true, columns: 6 }),
      field('email', { label: 'Email', required: true, columns: 6, placeholder: 'you@example.com' }),
      field('phone', { label: 'Phone', columns: 6 }),
      field('date', { label: 'When do you need it?', required: true, columns: 6 }),
      field('select', {
        label: 'Occasion',
        columns: 6,
        options: createOptions(['Birthday', 'Wedding', 'Company', 'Just because']),
      }),
      field('radio', {
        label: 'Size',
        required: true,
        columns: 6,
        options: createOptions(['8 people', '12 people', '20 people']),
      }),
      field('checkbox', { label: 'Free from', options: createOptions(['Nuts', 'Gluten', 'Lactose']) }),
      field('textarea', { label: 'Tell us about the cake', maxLength: 1000 }),
    ],
  );
}
