import { t } from '@lingui/core/macro';
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
      t`Split a long form into parts a visitor can take in.`,
      t`A heading asks nothing, so it has no answer.`,
    ],
  },
  text: {
    icon: IconForms,
    tips: [t`For names, companies, subjects: one line.`, t`A character limit shows the visitor a counter.`],
  },
  email: {
    icon: IconMail,
    tips: [t`The first email answer is the one you reply to.`, t`Phones show the keyboard with the @.`],
  },
  phone: {
    icon: IconPhone,
    tips: [t`Spaces, brackets and extensions are accepted.`, t`Ask only if you are going to call.`],
  },
  date: {
    icon: IconCalendar,
    tips: [t`The browser’s own calendar opens, in the visitor’s language.`],
  },
  textarea: {
    icon: IconAlignLeft,
    tips: [t`For messages of several lines.`, t`Say in the label what you would like to know.`],
  },
  select: {
    icon: IconSelect,
    tips: [t`For one choice out of many. Up to five options are quicker as radio buttons.`],
  },
  checkbox: {
    icon: IconCheckbox,
    tips: [t`For any number of choices.`, t`Without options it is a single box, as for an agreement.`],
  },
  radio: {
    icon: IconCircleDot,
    tips: [t`For one choice out of a few that are all seen at once.`],
  },
  address: {
    icon: IconAddressBook,
    tips: [t`Browsers fill it in with one press.`, t`When required, all parts but the second line are.`],
  },
  captcha: {
    icon: IconShieldCheck,
    tips: [t`Keeps robots away. Built in: no outside service, no cookies.`, t`One for each form.`],
  },
};
