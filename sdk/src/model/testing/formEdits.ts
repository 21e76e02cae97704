import type { Field } from '../fields/field.ts';
import type { Ending, FormDefinition, Item, NamedValue, Page } from '../definition/formDefinition.ts';
import type { Expression } from '../logic/expression.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';

const op = (name: string, ...of: Expression[]): Expression => ({ op: name, of }) as Expression;
const isCompany = op('eq', { field: 'kind' }, { lit: 'company' });
const page = (id: string, title: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title,
  description: '',
  items,
  nextLabel: '',
  ...changes,
});
const text = (id: string, label: string, changes: object = {}): Field =>
  buildField('text', { id, label, ...changes });
const value = (id: string, name: string, is: Expression): NamedValue => ({
  id,
  name,
  is,
  show: 'inbox',
  format: 'number',
});
const ending = (id: string, title: string, changes: Partial<Ending> = {}): Ending => ({
  id,
  kind: 'stored',
  title,
  text: '',
  redirectUrl: null,
  ...changes,
});
const options = ['company', 'person', 'club', 'school'].map((one) => ({ value: one, label: one }));

/** A form with something of every kind that edits can change. */
export const editedForm = (): FormDefinition => ({
  ...buildDefinition([]),
  title: 'Order',
  pages: [
    page('p1', 'You', [
      buildField('radio', { id: 'kind', label: 'Kind', options }),
      text('name', 'Name'),
      buildField('email', { id: 'mail', label: 'Email' }),
      text('phone', 'Phone', { required: true }),
      text('age', 'Age'),
      text('city', 'City'),
      text('street', 'Street'),
      text('remarks', 'Remarks'),
      text('vat', 'VAT'),
      text('tax', 'Tax', { showIf: isCompany }),
      text('first', 'First'),
      text('gone', 'Gone'),
      text('away', 'Away', { showIf: isCompany }),
    ]),
    page('p2', 'Order', [
      {
        id: 's1',
        type: 'section',
        label: 'Address',
        help: '',
        items: [text('zip', 'ZIP'), text('land', 'Country')],
      },
      {
        id: 'r1',
        type: 'repeat',
        label: 'Item',
        help: '',
        min: 0,
        max: 5,
        addLabel: '',
        rowLabel: '',
        items: [text('article', 'Article'), text('amount', 'Amount')],
      },
      text('due', 'Due'),
      text('code', 'Code', { checks: [{ must: op('answered', { field: 'name' }), message: 'No' }] }),
      buildField('header', { id: 'head', text: 'Heading' }),
    ]),
    page('p3', 'Old page', [text('old', 'Old question')]),
    page('p4', 'Last', [text('last', 'Last question')]),
  ],
  values: [
    value('v1', 'Count', { lit: 1 }),
    value('v2', 'Total', { lit: 2 }),
    value('v3', 'Spare', { lit: 3 }),
  ],
  endings: [
    ending('e1', 'Company thanks', { showIf: isCompany }),
    ending('e2', 'Sorry', { showIf: op('answered', { field: 'vat' }) }),
    ending('e9', 'Thanks'),
  ],
});

type Loose = Record<string, unknown> & { items: Loose[] };

/** A copy of a form in the making: parts by id, and lists that can be changed in place. */
class Edited {
  readonly form: FormDefinition;
  constructor(form: FormDefinition) {
    this.form = structuredClone(form);
  }
  get pages(): Loose[] {
    return this.form.pages as unknown as Loose[];
  }
  /** Finds a part, and the list that holds it. */
  find(id: string): { part: Loose; list: Loose[] } {
    const lists = [this.pages, this.form.values, this.form.endings] as unknown as Loose[][];
    for (const list of lists) {
      for (const part of list) {
        if (part['id'] === id) return { part, list };
        if (part.items) lists.push(part.items);
      }
    }
    throw new Error(`No ${id}`);
  }
  set(id: string, changes: object): void {
    Object.assign(this.find(id).part, changes);
  }
  unset(id: string, key: string): void {
    delete this.find(id).part[key];
  }
  remove(id: string): Loose {
    const { part, list } = this.find(id);
    list.splice(list.indexOf(part), 1);
    return part;
  }
  insert(id: string, index: number, part: object): void {
    this.find(id).part.items.splice(index, 0, part as Loose);
  }
  option(change: (options: { value: string; label: string }[]) => void): void {
    change(this.find('kind').part['options'] as { value: string; label: string }[]);
  }
}

/** An edit of that form, and what it is called. Each leaves the parts of the others alone. */
export interface FormEdit {
  words: string;
  edit(form: Edited): void;
}

const edit = (words: string, change: (form: Edited) => void): FormEdit => ({ words, edit: change });

/** Edits of every kind. */
export const FORM_EDITS: readonly FormEdit[] = [
  edit('Removes the field “Gone”', (form) => form.remove('gone')),
  edit('Removes the field “Away”', (form) => form.remove('away')),
  edit('Removes the value “Spare”', (form) => form.remove('v3')),
  edit('Adds the field “Pet”', (form) => form.insert('p4', 1, text('pet', 'Pet'))),
  edit('Adds the field “Colour”', (form) => form.insert('s1', 2, text('colour', 'Colour'))),
  edit('Adds the page “Payment”', (form) => form.pages.push(page('p5', 'Payment', []) as unknown as Loose)),
  edit('Adds the section “Extras”', (form) =>
    form.insert('p4', 0, { id: 's2', type: 'section', label: 'Extras', help: '', items: [] }),
  ),
  edit('Adds the value “Rest”', ({ form }) => form.values.push(value('v4', 'Rest', { lit: 4 }))),
  edit('Adds the ending “Later”', ({ form }) =>
    form.endings.splice(2, 0, ending('e5', 'Later', { showIf: isCompany })),
  ),
  edit('Moves the field “First”', (form) => form.insert('p1', 0, form.remove('first'))),
  edit('Moves the field “Due”', (form) => form.insert('p4', 0, form.remove('due'))),
  edit('Moves the field “Country”', (form) => form.insert('s1', 1, form.remove('zip'))),
  edit('Renames “Name” to “Full name”', (form) => form.set('name', { label: 'Full name' })),
  edit('Renames “Last” to “The end”', (form) => form.set('p4', { title: 'The end' })),
  edit('Renames “Count” to “Number of items”', (form) => form.set('v1', { name: 'Number of items' })),
  edit('Renames “Thanks” to “Thank you”', (form) => form.set('e9', { title: 'Thank you' })),
  edit('Renames the form to “Orders”', ({ form }) => Object.assign(form, { title: 'Orders' })),
  edit('Makes “Email” required', (form) => form.set('mail', { required: true })),
  edit('Makes “Phone” optional', (form) => form.set('phone', { required: false })),
  edit('Changes the help text of “Age”', (form) => form.set('age', { help: 'In years' })),
  edit('Changes the placeholder of “City”', (form) => form.set('city', { placeholder: 'Bonn' })),
  edit('Changes max length of “Street” from none to 100', (form) => form.set('street', { maxLength: 100 })),
  edit('Changes columns of “Street” from 12 to 6', (form) => form.set('street', { columns: 6 })),
  edit('Changes the type of “Remarks” from text to textarea', (form) =>
    form.set('remarks', { type: 'textarea' }),
  ),
  edit('Shows “VAT” only if Kind is company', (form) => form.set('vat', { showIf: isCompany })),
  edit('Shows “Tax” always', (form) => form.unset('tax', 'showIf')),
  edit('Requires “Last question” if Kind is company', (form) => form.set('last', { requiredIf: isCompany })),
  edit('Fills “Article” with “Bread” at first', (form) => form.set('article', { start: { lit: 'Bread' } })),
  edit('Accepts “Amount” only if Full name is answered', (form) =>
    form.set('amount', { checks: [{ must: op('answered', { field: 'name' }), message: 'No' }] }),
  ),
  edit('Removes a check of “Code”', (form) => form.set('code', { checks: [] })),
  edit('Changes the note on “Country”', (form) => form.set('land', { private: { note: 'Ask' } })),
  edit('Changes the text of “Title”', (form) => form.set('head', { text: 'Title' })),
  edit('Changes font size of “Title” from 24 to 32', (form) => form.set('head', { fontSize: 32 })),
  edit('Changes the help text of “Address”', (form) => form.set('s1', { help: 'Where to' })),
  edit('Changes max of “Item” from 5 to 9', (form) => form.set('r1', { max: 9 })),
  edit('Changes add label of “Item” from none to “One more”', (form) =>
    form.set('r1', { addLabel: 'One more' }),
  ),
  edit('Changes the description of “You”', (form) => form.set('p1', { description: 'About you' })),
  edit('Changes the button of “You”', (form) => form.set('p1', { nextLabel: 'Go on' })),
  edit('Leads from “You” to “Old page” if Kind is company', (form) =>
    form.set('p1', { next: [{ if: isCompany, goTo: 'p3' }] }),
  ),
  edit('Shows “Order” only if Kind is company', (form) => form.set('p2', { showIf: isCompany })),
  edit('Moves the page “Old page”', (form) => form.pages.unshift(form.remove('p3'))),
  edit('Computes “Total” as 7', (form) => form.set('v2', { is: { lit: 7 } })),
  edit('Changes show of “Total” from “inbox” to “visitor”', (form) => form.set('v2', { show: 'visitor' })),
  edit('Moves the ending “Sorry”', (form) => {
    const sorry = form.remove('e2');
    form.form.endings.unshift(sorry as unknown as Ending);
  }),
  edit('Changes kind of “Sorry” from “stored” to “turned_away”', (form) =>
    form.set('e2', { kind: 'turned_away' }),
  ),
  edit('Changes redirect url of “Company thanks” from none to “https://example.com/”', (form) =>
    form.set('e1', { redirectUrl: 'https://example.com/' }),
  ),
  edit('Changes the picture of “Company thanks”', (form) =>
    form.set('e1', { picture: { src: '/files/pictures/cake.webp', alt: 'A cake' } }),
  ),
  edit('Adds the option “party” to “Kind”', (form) =>
    form.option((list) => list.push({ value: 'party', label: 'party' })),
  ),
  edit('Removes the option “school” from “Kind”', (form) =>
    form.option((list) =>
      list.splice(
        list.findIndex(({ value: one }) => one === 'school'),
        1,
      ),
    ),
  ),
  edit('Renames the option “club” of “Kind” to “A club”', (form) =>
    form.option((list) =>
      list.forEach((one) => one.value === 'club' && Object.assign(one, { label: 'A club' })),
    ),
  ),
  edit('Changes the description of the form', ({ form }) =>
    Object.assign(form, { description: 'Order here' }),
  ),
  edit('Changes language of the form from none to “de”', ({ form }) =>
    Object.assign(form, { language: 'de' }),
  ),
  edit('Removes markup from texts', ({ form }) => Object.assign(form, { textHandling: 'sanitise' })),
  edit('Changes the style: primary color', ({ form }) =>
    Object.assign(form.customStyles, { primaryColor: '#123456' }),
  ),
  edit('Changes the way through the pages: progress and review', ({ form }) =>
    Object.assign(form.flow, { progress: 'steps', review: true }),
  ),
];

/** Returns the form after some edits. */
export function applyEdits(edits: readonly FormEdit[], form: FormDefinition = editedForm()): FormDefinition {
  const edited = new Edited(form);
  for (const one of edits) one.edit(edited);
  return edited.form;
}
