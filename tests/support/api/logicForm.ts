import {
  createEmptyDefinition,
  createField,
  type Expression,
  type Field,
  type FieldType,
  type FormDefinition,
  type Item,
  type Page,
  type Repeat,
} from '@inlay/sdk/model';

export const fieldOf = (type: FieldType, id: string, label: string, changes: object = {}): Field => ({
  ...createField(type),
  id,
  label,
  ...changes,
});

export const pageOf = (id: string, title: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title,
  description: '',
  nextLabel: '',
  items,
  ...changes,
});

export const rowsOf = (id: string, items: Field[], changes: Partial<Repeat> = {}): Repeat => ({
  id,
  type: 'repeat',
  label: id,
  help: '',
  min: 0,
  max: 5,
  addLabel: '',
  rowLabel: '',
  items,
  ...changes,
});

const isCompany: Expression = { op: 'eq', of: [{ field: 'kind' }, { lit: 'company' }] };

/** An order with a condition, a page that some skip, a repeating group, two values and two endings. */
export const orderForm: FormDefinition = {
  ...createEmptyDefinition('Order'),
  pages: [
    pageOf('p1', 'About you', [
      fieldOf('radio', 'kind', 'You are', {
        options: [
          { value: 'company', label: 'A company' },
          { value: 'person', label: 'A person' },
        ],
      }),
      fieldOf('text', 'vat', 'VAT number', { showIf: isCompany }),
    ]),
    pageOf('p2', 'Terms for companies', [fieldOf('text', 'terms', 'Payment terms')], { showIf: isCompany }),
    pageOf('p3', 'Order', [
      rowsOf(
        'lines',
        [
          fieldOf('text', 'article', 'Article'),
          fieldOf('select', 'size', 'Size', {
            options: [
              { value: 's', label: 'Small' },
              { value: 'l', label: 'Large' },
            ],
          }),
        ],
        { label: 'Item' },
      ),
      fieldOf('text', 'note', 'Note'),
    ]),
  ],
  values: [
    {
      id: 'count',
      name: 'Number of items',
      is: { op: 'count', each: 'lines', of: [{ field: 'article' }] },
      show: 'inbox',
      format: 'number',
    },
    {
      id: 'step',
      name: 'Step',
      is: { op: 'length', of: [{ field: 'note' }] },
      show: 'nowhere',
      format: 'number',
    },
  ],
  endings: [
    {
      id: 'big',
      kind: 'stored',
      title: 'Thank you, company',
      text: '',
      redirectUrl: null,
      showIf: isCompany,
    },
    { id: 'e1', kind: 'stored', title: 'Thank you', text: '', redirectUrl: null },
  ],
};

/** Answers of a company and of a person, as visitors send them. */
export const companyOrder = {
  kind: 'company',
  vat: 'DE1',
  terms: '30 days',
  lines: [
    { article: 'Cup', size: 's' },
    { article: '=Pot', size: 'l' },
  ],
  note: 'Soon',
};
export const personOrder = { kind: 'person', lines: [], note: '' };
