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
  IconNumbers,
  IconToggleLeft,
  IconLink,
  IconListNumbers,
  IconTable,
  IconClock,
  IconCalendarEvent,
  IconUser,
  IconWorld,
  IconStar,
  IconNumber123,
  IconGauge,
  IconCircleCheck,
  IconTextCaption,
  IconSeparatorHorizontal,
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
    tips: [t`Splits a long form into sections.`, t`Headings don’t collect answers.`],
  },
  text: {
    icon: IconForms,
    tips: [
      t`For short answers such as names, companies or subjects.`,
      t`A character limit shows visitors a counter.`,
    ],
  },
  email: {
    icon: IconMail,
    tips: [t`Replies go to the first email field.`, t`Phones show a keyboard with @.`],
  },
  phone: {
    icon: IconPhone,
    tips: [t`Spaces, brackets and extensions are accepted.`, t`Ask only if you plan to call.`],
  },
  date: {
    icon: IconCalendar,
    tips: [t`Opens the browser’s calendar in the visitor’s language.`],
  },
  textarea: {
    icon: IconAlignLeft,
    tips: [t`For longer messages.`, t`Ask a clear question in the label.`],
  },
  select: {
    icon: IconSelect,
    tips: [t`For one choice out of many. For five or fewer, use radio buttons.`],
  },
  checkbox: {
    icon: IconCheckbox,
    tips: [t`For several choices.`, t`Leave out the options for a single checkbox.`],
  },
  radio: {
    icon: IconCircleDot,
    tips: [t`For one choice out of a few, all visible at once.`],
  },
  address: {
    icon: IconAddressBook,
    tips: [
      t`Browsers can fill it in automatically.`,
      t`If required, all parts except the second line must be filled in.`,
    ],
  },
  captcha: {
    icon: IconShieldCheck,
    tips: [t`Keeps bots out. Built in, with no third party and no cookies.`, t`One per form.`],
  },
  number: {
    icon: IconNumbers,
    tips: [
      t`Visitors can write decimals with a point or a comma.`,
      t`Rules and formulas can calculate with it.`,
    ],
  },
  yes_no: {
    icon: IconToggleLeft,
    tips: [t`Unlike a checkbox, it shows whether somebody answered.`],
  },
  url: {
    icon: IconLink,
    tips: [t`Visitors can leave out https://.`],
  },
  time: {
    icon: IconClock,
    tips: [t`Opens the browser’s own control for times.`, t`Set minutes apart for appointments.`],
  },
  date_range: {
    icon: IconCalendarEvent,
    tips: [t`For stays, holidays and rentals. Both days count.`],
  },
  name: {
    icon: IconUser,
    tips: [t`Browsers can fill it in automatically.`],
  },
  country: {
    icon: IconWorld,
    tips: [t`Countries appear in the visitor’s language.`],
  },
  rating: {
    icon: IconStar,
    tips: [t`For quick opinions, such as quality or satisfaction.`],
  },
  scale: {
    icon: IconNumber123,
    tips: [t`Name both ends so that visitors know what the numbers mean.`],
  },
  nps: {
    icon: IconGauge,
    tips: [t`Asks from 0 to 10, as the Net Promoter Score does.`],
  },
  matrix: {
    icon: IconTable,
    tips: [t`For several questions with the same choices.`],
  },
  ranking: {
    icon: IconListNumbers,
    tips: [t`Visitors put options in order. Ask for the first few of a long list.`],
  },
  consent: {
    icon: IconCircleCheck,
    tips: [
      t`Stores a fingerprint of the exact words that visitors agreed to.`,
      t`Link your privacy policy in the text.`,
    ],
  },
  paragraph: {
    icon: IconTextCaption,
    tips: [t`Explains things between questions. It doesn’t collect answers.`],
  },
  divider: {
    icon: IconSeparatorHorizontal,
    tips: [t`Separates groups of questions.`],
  },
};
