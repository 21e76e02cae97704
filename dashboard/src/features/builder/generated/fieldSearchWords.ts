// Written by `npm run fields` from the folders of sdk/src/fields.
import { t } from '@lingui/core/macro';
import type { FieldType } from '@inlay/sdk/model';

/** Further words under which field types are found. */
export const FIELD_SEARCH_WORDS: Readonly<Partial<Record<FieldType, string>>> = {
  header: t`heading title`,
  text: t`short answer line name`,
  phone: t`telephone mobile number`,
  textarea: t`long answer paragraph message`,
  select: t`dropdown list choice`,
  checkbox: t`tick boxes multiple options`,
  radio: t`single multiple choice options`,
  captcha: t`robot spam`,
};
