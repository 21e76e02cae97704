import { t } from '@lingui/core/macro';
import type { FieldType } from '@inlay/sdk/model';

/** Advice on each field type (D-74). */
export const FIELD_TIPS: Readonly<Record<FieldType, readonly string[]>> = {
  header: [t`Splits a long form into sections.`, t`Headings don’t collect answers.`],
  text: [
    t`For short answers such as names, companies or subjects.`,
    t`A character limit shows visitors a counter.`,
  ],
  email: [t`Replies go to the first email field.`, t`Phones show a keyboard with @.`],
  phone: [t`Spaces, brackets and extensions are accepted.`, t`Ask only if you plan to call.`],
  date: [t`Opens the browser’s calendar in the visitor’s language.`],
  textarea: [t`For longer messages.`, t`Ask a clear question in the label.`],
  select: [t`For one choice out of many. For five or fewer, use radio buttons.`],
  checkbox: [t`For several choices.`, t`Leave out the options for a single checkbox.`],
  radio: [t`For one choice out of a few, all visible at once.`],
  address: [
    t`Browsers can fill it in automatically.`,
    t`If required, all parts except the second line must be filled in.`,
  ],
  captcha: [t`Keeps bots out. Built in, with no third party and no cookies.`, t`One per form.`],
  number: [
    t`Visitors can write decimals with a point or a comma.`,
    t`Rules and formulas can calculate with it.`,
  ],
  yes_no: [t`Unlike a checkbox, it shows whether somebody answered.`],
  url: [t`Visitors can leave out https://.`],
  time: [t`Opens the browser’s own control for times.`, t`Set minutes apart for appointments.`],
  date_range: [t`For stays, holidays and rentals. Both days count.`],
  name: [t`Browsers can fill it in automatically.`],
  country: [t`Countries appear in the visitor’s language.`],
  rating: [t`For quick opinions, such as quality or satisfaction.`],
  scale: [t`Name both ends so that visitors know what the numbers mean.`],
  nps: [t`Asks from 0 to 10, as the Net Promoter Score does.`],
  matrix: [t`For several questions with the same choices.`],
  ranking: [t`Visitors put options in order. Ask for the first few of a long list.`],
  consent: [
    t`Stores a fingerprint of the exact words that visitors agreed to.`,
    t`Link your privacy policy in the text.`,
  ],
  file: [
    t`Uploads go on after a lost connection.`,
    t`Photos are saved without their location and other hidden details.`,
  ],
  signature: [t`Visitors draw with a finger or a mouse, or type their name.`],
  paragraph: [t`Explains things between questions. It doesn’t collect answers.`],
  divider: [t`Separates groups of questions.`],
  slider: [t`For rough amounts. Visitors can type the number, too.`],
  picture: [
    t`For choices that are easier to see than to read.`,
    t`Screen readers read the words of an option.`,
  ],
  image: [t`Shows a picture between questions. It doesn’t collect answers.`],
  hidden: [
    t`Stores where visitors come from, for example ?source=newsletter.`,
    t`Visitors can change addresses: never trust it for prices.`,
  ],
  calculation: [t`Shows a value of the form’s logic while visitors answer.`],
};
