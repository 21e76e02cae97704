import { t } from '@lingui/core/macro';
import type { Field, FieldType } from '@inlay/sdk/model';

/** Names of the field types in the dashboard's language. */
const FIELD_TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  header: t`Header`,
  text: t`Text`,
  email: t`Email`,
  phone: t`Phone`,
  date: t`Date`,
  textarea: t`Text area`,
  select: t`Select`,
  checkbox: t`Checkbox`,
  radio: t`Radio`,
  address: t`Address`,
  captcha: t`Captcha`,
  number: t`Number`,
  yes_no: t`Yes or no`,
  url: t`Website`,
  time: t`Time`,
  date_range: t`Date range`,
  name: t`Name`,
  country: t`Country`,
  rating: t`Rating`,
  scale: t`Scale`,
  nps: t`NPS`,
  matrix: t`Matrix`,
  ranking: t`Ranking`,
  consent: t`Consent`,
  file: t`File upload`,
  signature: t`Signature`,
  paragraph: t`Paragraph`,
  divider: t`Divider`,
  slider: t`Slider`,
  picture: t`Picture choice`,
  image: t`Image`,
  hidden: t`Hidden field`,
  calculation: t`Calculation`,
};

export const fieldTypeName = (type: FieldType): string => FIELD_TYPE_NAMES[type];

/** Returns a field's name in lists and messages: its label, else its type. */
export const fieldName = (field: Field): string => field.label.trim() || fieldTypeName(field.type);
