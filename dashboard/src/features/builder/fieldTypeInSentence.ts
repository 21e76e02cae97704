import { t } from '@lingui/core/macro';
import type { FieldType } from '@inlay/sdk/model';

/** Names of the field types within a sentence; apart from their names alone, because only the builder says them. */
const NAMES: Readonly<Record<FieldType, string>> = {
  header: t`header`,
  text: t`text`,
  email: t`email`,
  phone: t`phone`,
  date: t`date`,
  textarea: t`text area`,
  select: t`select`,
  checkbox: t`checkbox`,
  radio: t`radio`,
  address: t`address`,
  captcha: t`captcha`,
  number: t`number`,
  yes_no: t`yes or no`,
  url: t`website`,
  time: t`time`,
  date_range: t`date range`,
  name: t`name`,
  country: t`country`,
  rating: t`rating`,
  scale: t`scale`,
  nps: t`NPS`,
  matrix: t`matrix`,
  ranking: t`ranking`,
  consent: t`consent`,
  file: t`file upload`,
  signature: t`signature`,
  paragraph: t`paragraph`,
  divider: t`divider`,
  slider: t`slider`,
  picture: t`picture choice`,
  image: t`image`,
  hidden: t`hidden`,
  calculation: t`calculation`,
};

/** Returns the name of a field type within a sentence. */
export const fieldTypeInSentence = (type: FieldType): string => NAMES[type];
