import {
  IconAddressBook,
  IconAlignLeft,
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconForms,
  IconHeading,
  IconMail,
  IconPhone,
  IconSelect,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react';
import type { FieldType } from '@inlay/sdk/model';

/** Icon and tips of each field type (D-74). */
export const FIELD_GUIDE: Readonly<Record<FieldType, { icon: Icon; tips: readonly string[] }>> = {
  header: {
    icon: IconHeading,
    tips: [
      'Split a long form into parts a visitor can take in.',
      'A heading asks nothing, so it has no answer.',
    ],
  },
  text: {
    icon: IconForms,
    tips: ['For names, companies, subjects: one line.', 'A character limit shows the visitor a counter.'],
  },
  email: {
    icon: IconMail,
    tips: ['The first email answer is the one you reply to.', 'Phones show the keyboard with the @.'],
  },
  phone: {
    icon: IconPhone,
    tips: ['Spaces, brackets and extensions are accepted.', 'Ask only if you are going to call.'],
  },
  date: {
    icon: IconCalendar,
    tips: ['The browser’s own calendar opens, in the visitor’s language.'],
  },
  textarea: {
    icon: IconAlignLeft,
    tips: ['For messages of several lines.', 'Say in the label what you would like to know.'],
  },
  select: {
    icon: IconSelect,
    tips: ['For one choice out of many. Up to five options are quicker as radio buttons.'],
  },
  checkbox: {
    icon: IconCheckbox,
    tips: ['For any number of choices.', 'Without options it is a single box, as for an agreement.'],
  },
  radio: {
    icon: IconCircleDot,
    tips: ['For one choice out of a few that are all seen at once.'],
  },
  address: {
    icon: IconAddressBook,
    tips: ['Browsers fill it in with one press.', 'When required, all parts but the second line are.'],
  },
  captcha: {
    icon: IconShieldCheck,
    tips: ['Keeps robots away. Built in: no outside service, no cookies.', 'One for each form.'],
  },
};
