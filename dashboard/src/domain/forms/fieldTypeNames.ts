import { t } from '@lingui/core/macro';
import type { Field, FieldType } from '@inlay/sdk/model';

/** Names of the field types in the dashboard's language, alone and within a sentence. */
const FIELD_TYPE_NAMES: Readonly<Record<FieldType, { alone: string; inSentence: string }>> = {
  header: { alone: t`Header`, inSentence: t`header` },
  text: { alone: t`Text`, inSentence: t`text` },
  email: { alone: t`Email`, inSentence: t`email` },
  phone: { alone: t`Phone`, inSentence: t`phone` },
  date: { alone: t`Date`, inSentence: t`date` },
  textarea: { alone: t`Text area`, inSentence: t`text area` },
  select: { alone: t`Select`, inSentence: t`select` },
  checkbox: { alone: t`Checkbox`, inSentence: t`checkbox` },
  radio: { alone: t`Radio`, inSentence: t`radio` },
  address: { alone: t`Address`, inSentence: t`address` },
  captcha: { alone: t`Captcha`, inSentence: t`captcha` },
  number: { alone: t`Number`, inSentence: t`number` },
  yes_no: { alone: t`Yes or no`, inSentence: t`yes or no` },
  url: { alone: t`Website`, inSentence: t`website` },
  time: { alone: t`Time`, inSentence: t`time` },
  date_range: { alone: t`Date range`, inSentence: t`date range` },
  name: { alone: t`Name`, inSentence: t`name` },
  country: { alone: t`Country`, inSentence: t`country` },
  rating: { alone: t`Rating`, inSentence: t`rating` },
  scale: { alone: t`Scale`, inSentence: t`scale` },
  nps: { alone: t`NPS`, inSentence: t`NPS` },
  matrix: { alone: t`Matrix`, inSentence: t`matrix` },
  ranking: { alone: t`Ranking`, inSentence: t`ranking` },
  consent: { alone: t`Consent`, inSentence: t`consent` },
  paragraph: { alone: t`Paragraph`, inSentence: t`paragraph` },
  divider: { alone: t`Divider`, inSentence: t`divider` },
};

export const fieldTypeName = (type: FieldType): string => FIELD_TYPE_NAMES[type].alone;

/** Returns the name of a field type within a sentence. */
export const fieldTypeInSentence = (type: FieldType): string => FIELD_TYPE_NAMES[type].inSentence;

/** Returns a field's name in lists and messages: its label, else its type. */
export const fieldName = (field: Field): string => field.label.trim() || fieldTypeName(field.type);
