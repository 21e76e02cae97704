// Written by `npm run fields` from the folders of sdk/src/fields.
import { headerSchema } from '../../fields/header/schema.ts';
import { textSchema } from '../../fields/text/schema.ts';
import { emailSchema } from '../../fields/email/schema.ts';
import { phoneSchema } from '../../fields/phone/schema.ts';
import { dateSchema } from '../../fields/date/schema.ts';
import { textareaSchema } from '../../fields/textarea/schema.ts';
import { selectSchema } from '../../fields/select/schema.ts';
import { checkboxSchema } from '../../fields/checkbox/schema.ts';
import { radioSchema } from '../../fields/radio/schema.ts';
import { addressSchema } from '../../fields/address/schema.ts';
import { captchaSchema } from '../../fields/captcha/schema.ts';
import { numberSchema } from '../../fields/number/schema.ts';
import { yesNoSchema } from '../../fields/yes_no/schema.ts';
import { urlSchema } from '../../fields/url/schema.ts';
import { timeSchema } from '../../fields/time/schema.ts';
import { dateRangeSchema } from '../../fields/date_range/schema.ts';
import { nameSchema } from '../../fields/name/schema.ts';
import { countrySchema } from '../../fields/country/schema.ts';
import { ratingSchema } from '../../fields/rating/schema.ts';
import { scaleSchema } from '../../fields/scale/schema.ts';
import { npsSchema } from '../../fields/nps/schema.ts';
import { matrixSchema } from '../../fields/matrix/schema.ts';
import { rankingSchema } from '../../fields/ranking/schema.ts';
import { consentSchema } from '../../fields/consent/schema.ts';
import { fileSchema } from '../../fields/file/schema.ts';
import { signatureSchema } from '../../fields/signature/schema.ts';
import { paragraphSchema } from '../../fields/paragraph/schema.ts';
import { dividerSchema } from '../../fields/divider/schema.ts';
import { sliderSchema } from '../../fields/slider/schema.ts';
import { pictureSchema } from '../../fields/picture/schema.ts';
import { imageSchema } from '../../fields/image/schema.ts';
import { hiddenSchema } from '../../fields/hidden/schema.ts';
import { calculationSchema } from '../../fields/calculation/schema.ts';

/** The schema of each field type. */
export const FIELD_SCHEMAS = {
  header: headerSchema,
  text: textSchema,
  email: emailSchema,
  phone: phoneSchema,
  date: dateSchema,
  textarea: textareaSchema,
  select: selectSchema,
  checkbox: checkboxSchema,
  radio: radioSchema,
  address: addressSchema,
  captcha: captchaSchema,
  number: numberSchema,
  yes_no: yesNoSchema,
  url: urlSchema,
  time: timeSchema,
  date_range: dateRangeSchema,
  name: nameSchema,
  country: countrySchema,
  rating: ratingSchema,
  scale: scaleSchema,
  nps: npsSchema,
  matrix: matrixSchema,
  ranking: rankingSchema,
  consent: consentSchema,
  file: fileSchema,
  signature: signatureSchema,
  paragraph: paragraphSchema,
  divider: dividerSchema,
  slider: sliderSchema,
  picture: pictureSchema,
  image: imageSchema,
  hidden: hiddenSchema,
  calculation: calculationSchema,
};
