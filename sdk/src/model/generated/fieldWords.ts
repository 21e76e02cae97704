// Written by `npm run fields` from the folders of sdk/src/fields.
import * as shared from '../../fields/shared/words.ts';
import * as email from '../../fields/email/words.ts';
import * as phone from '../../fields/phone/words.ts';
import * as address from '../../fields/address/words.ts';
import * as number from '../../fields/number/words.ts';
import * as url from '../../fields/url/words.ts';
import * as time from '../../fields/time/words.ts';
import * as dateRange from '../../fields/date_range/words.ts';
import * as name from '../../fields/name/words.ts';
import * as rating from '../../fields/rating/words.ts';
import * as matrix from '../../fields/matrix/words.ts';
import * as ranking from '../../fields/ranking/words.ts';
import * as file from '../../fields/file/words.ts';
import * as signature from '../../fields/signature/words.ts';
import * as slider from '../../fields/slider/words.ts';

/** What forms say of their fields, in English, by the type or the setting that needs it. */
export const WORDS = {
  choices: shared.choicesWords,
  days: shared.daysWords,
  locked: shared.lockedWords,
  places: shared.placesWords,
  search: shared.searchWords,
  step: shared.stepWords,
  textRules: shared.textRulesWords,
  unique: shared.uniqueWords,
  upload: shared.uploadWords,
  code: email.codeWords,
  confirm: email.confirmWords,
  dial: phone.dialWords,
  byCountry: address.byCountryWords,
  number: number.numberWords,
  url: url.urlWords,
  time: time.timeWords,
  date_range: dateRange.dateRangeWords,
  name: name.nameWords,
  rating: rating.ratingWords,
  matrix: matrix.matrixWords,
  ranking: ranking.rankingWords,
  file: file.fileWords,
  signature: signature.signatureWords,
  slider: slider.sliderWords,
};
