// Written by `npm run fields` from the folders of sdk/src/fields.
import type { FieldType } from '../fields/field.ts';
import type { FieldCapabilities } from '../fields/fieldCapabilities.ts';
import { headerCapabilities } from '../../fields/header/model.ts';
import { textCapabilities } from '../../fields/text/model.ts';
import { emailCapabilities } from '../../fields/email/model.ts';
import { phoneCapabilities } from '../../fields/phone/model.ts';
import { dateCapabilities } from '../../fields/date/model.ts';
import { textareaCapabilities } from '../../fields/textarea/model.ts';
import { selectCapabilities } from '../../fields/select/model.ts';
import { checkboxCapabilities } from '../../fields/checkbox/model.ts';
import { radioCapabilities } from '../../fields/radio/model.ts';
import { addressCapabilities } from '../../fields/address/model.ts';
import { captchaCapabilities } from '../../fields/captcha/model.ts';
import { numberCapabilities } from '../../fields/number/model.ts';
import { yesNoCapabilities } from '../../fields/yes_no/model.ts';
import { urlCapabilities } from '../../fields/url/model.ts';
import { timeCapabilities } from '../../fields/time/model.ts';
import { dateRangeCapabilities } from '../../fields/date_range/model.ts';
import { nameCapabilities } from '../../fields/name/model.ts';
import { countryCapabilities } from '../../fields/country/model.ts';
import { ratingCapabilities } from '../../fields/rating/model.ts';
import { scaleCapabilities } from '../../fields/scale/model.ts';
import { npsCapabilities } from '../../fields/nps/model.ts';
import { matrixCapabilities } from '../../fields/matrix/model.ts';
import { rankingCapabilities } from '../../fields/ranking/model.ts';
import { consentCapabilities } from '../../fields/consent/model.ts';
import { fileCapabilities } from '../../fields/file/model.ts';
import { signatureCapabilities } from '../../fields/signature/model.ts';
import { paragraphCapabilities } from '../../fields/paragraph/model.ts';
import { dividerCapabilities } from '../../fields/divider/model.ts';
import { sliderCapabilities } from '../../fields/slider/model.ts';
import { pictureCapabilities } from '../../fields/picture/model.ts';
import { imageCapabilities } from '../../fields/image/model.ts';
import { hiddenCapabilities } from '../../fields/hidden/model.ts';
import { calculationCapabilities } from '../../fields/calculation/model.ts';

/** The capabilities of every field type, in the order of the palette. */
export const FIELD_CAPABILITIES: { readonly [Type in FieldType]: FieldCapabilities<Type> } = {
  header: headerCapabilities,
  text: textCapabilities,
  email: emailCapabilities,
  phone: phoneCapabilities,
  date: dateCapabilities,
  textarea: textareaCapabilities,
  select: selectCapabilities,
  checkbox: checkboxCapabilities,
  radio: radioCapabilities,
  address: addressCapabilities,
  captcha: captchaCapabilities,
  number: numberCapabilities,
  yes_no: yesNoCapabilities,
  url: urlCapabilities,
  time: timeCapabilities,
  date_range: dateRangeCapabilities,
  name: nameCapabilities,
  country: countryCapabilities,
  rating: ratingCapabilities,
  scale: scaleCapabilities,
  nps: npsCapabilities,
  matrix: matrixCapabilities,
  ranking: rankingCapabilities,
  consent: consentCapabilities,
  file: fileCapabilities,
  signature: signatureCapabilities,
  paragraph: paragraphCapabilities,
  divider: dividerCapabilities,
  slider: sliderCapabilities,
  picture: pictureCapabilities,
  image: imageCapabilities,
  hidden: hiddenCapabilities,
  calculation: calculationCapabilities,
};
