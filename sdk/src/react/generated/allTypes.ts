// Written by `npm run fields` from the folders of sdk/src/fields.
import * as date from '../../fields/date/chunk.ts';
import * as address from '../../fields/address/chunk.ts';
import * as captcha from '../../fields/captcha/chunk.ts';
import * as number from '../../fields/number/chunk.ts';
import * as yesNo from '../../fields/yes_no/chunk.ts';
import * as url from '../../fields/url/chunk.ts';
import * as time from '../../fields/time/chunk.ts';
import * as dateRange from '../../fields/date_range/chunk.ts';
import * as name from '../../fields/name/chunk.ts';
import * as country from '../../fields/country/chunk.ts';
import * as rating from '../../fields/rating/chunk.ts';
import * as scale from '../../fields/scale/chunk.ts';
import * as nps from '../../fields/nps/chunk.ts';
import * as matrix from '../../fields/matrix/chunk.ts';
import * as ranking from '../../fields/ranking/canvas.ts';
import * as consent from '../../fields/consent/chunk.ts';
import * as file from '../../fields/file/chunk.ts';
import * as signature from '../../fields/signature/chunk.ts';
import * as paragraph from '../../fields/paragraph/chunk.ts';
import * as divider from '../../fields/divider/chunk.ts';
import * as slider from '../../fields/slider/chunk.ts';
import * as picture from '../../fields/picture/chunk.ts';
import * as image from '../../fields/image/chunk.ts';
import * as hidden from '../../fields/hidden/chunk.ts';
import * as calculation from '../../fields/calculation/chunk.ts';

/** The code of all types, as the builder's canvas shows them. */
export const ALL_TYPES = {
  date,
  address,
  captcha,
  number,
  yes_no: yesNo,
  url,
  time,
  date_range: dateRange,
  name,
  country,
  rating,
  scale,
  nps,
  matrix,
  ranking,
  consent,
  file,
  signature,
  paragraph,
  divider,
  slider,
  picture,
  image,
  hidden,
  calculation,
};
