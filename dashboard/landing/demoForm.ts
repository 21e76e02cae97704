import {
  withFields,
  createEmptyDefinition,
  createOptions,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { RenderedForm } from '@inlay/sdk/react';

const FIELDS: Field[] = [
  {
    id: 'name',
    type: 'text',
    help: '',
    checks: [],
    label: 'Your name',
    placeholder: '',
    required: true,
    columns: 6,
    maxLength: null,
  },
  {
    id: 'email',
    type: 'email',
    help: '',
    checks: [],
    label: 'Email',
    placeholder: 'you@example.com',
    required: true,
    columns: 6,
    maxLength: null,
  },
  {
    id: 'day',
    type: 'date',
    help: '',
    checks: [],
    label: 'Pick-up day',
    placeholder: '',
    required: true,
    columns: 6,
  },
  {
    id: 'size',
    type: 'select',
    help: '',
    checks: [],
    label: 'Size',
    placeholder: '',
    required: false,
    columns: 6,
    options: createOptions(['8 people', '12 people', '20 people']),
  },
];

const DEFINITION: FormDefinition = withFields(
  {
    ...createEmptyDefinition('Order a cake'),
    description: 'Tell us what you’re celebrating. We reply within one working day.',
    customStyles: {
      headerSize: 1.5,
      primaryColor: '#9a3412',
      backgroundColor: '#fdf6ec',
      formBackgroundColor: '#fffdf9',
      fieldBackgroundColor: '#ffffff',
      textColor: '#3b2a1a',
      inputTextColor: '#3b2a1a',
      fontFamily: 'inter',
      showSecurityBadge: false,
      showFooterCredit: false,
    },
  },
  FIELDS,
);

/** The form in the hero: a bakery's, short enough to try. No database has it. */
export const DEMO_FORM: RenderedForm & { definition: FormDefinition } = {
  id: 'demo',
  definition: DEFINITION,
  logoUrl: null,
  platformName: 'Inlay',
  captcha: null,
};
