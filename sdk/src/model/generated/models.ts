// Written by `npm run fields` from the folders of sdk/src/fields.
import { textField } from '../../fields/text/model.ts';
import { emailField } from '../../fields/email/model.ts';
import { phoneField } from '../../fields/phone/model.ts';
import { dateField } from '../../fields/date/model.ts';
import { textareaField } from '../../fields/textarea/model.ts';
import { selectField } from '../../fields/select/model.ts';
import { checkboxField } from '../../fields/checkbox/model.ts';
import { radioField } from '../../fields/radio/model.ts';
import { addressField } from '../../fields/address/model.ts';
import { numberField } from '../../fields/number/model.ts';
import { yesNoField } from '../../fields/yes_no/model.ts';
import { urlField } from '../../fields/url/model.ts';
import { timeField } from '../../fields/time/model.ts';
import { dateRangeField } from '../../fields/date_range/model.ts';
import { nameField } from '../../fields/name/model.ts';
import { countryField } from '../../fields/country/model.ts';
import { ratingField } from '../../fields/rating/model.ts';
import { scaleField } from '../../fields/scale/model.ts';
import { npsField } from '../../fields/nps/model.ts';
import { matrixField } from '../../fields/matrix/model.ts';
import { rankingField } from '../../fields/ranking/model.ts';
import { consentField } from '../../fields/consent/model.ts';
import { fileField } from '../../fields/file/model.ts';
import { signatureField } from '../../fields/signature/model.ts';
import { sliderField } from '../../fields/slider/model.ts';
import { pictureField } from '../../fields/picture/model.ts';
import { hiddenField } from '../../fields/hidden/model.ts';

/** The model of each question, as its folder has it. */
export const MODELS = {
  text: textField,
  email: emailField,
  phone: phoneField,
  date: dateField,
  textarea: textareaField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
  address: addressField,
  number: numberField,
  yes_no: yesNoField,
  url: urlField,
  time: timeField,
  date_range: dateRangeField,
  name: nameField,
  country: countryField,
  rating: ratingField,
  scale: scaleField,
  nps: npsField,
  matrix: matrixField,
  ranking: rankingField,
  consent: consentField,
  file: fileField,
  signature: signatureField,
  slider: sliderField,
  picture: pictureField,
  hidden: hiddenField,
};
