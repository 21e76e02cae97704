// Written by `npm run fields` from the folders of sdk/src/fields.
import IconHeader from '~icons/heading';
import IconText from '~icons/forms';
import IconEmail from '~icons/mail';
import IconPhone from '~icons/phone';
import IconDate from '~icons/calendar';
import IconTextarea from '~icons/align-left';
import IconSelect from '~icons/select';
import IconCheckbox from '~icons/checkbox';
import IconRadio from '~icons/circle-dot';
import IconAddress from '~icons/address-book';
import IconCaptcha from '~icons/shield-check';
import IconNumber from '~icons/numbers';
import IconYesNo from '~icons/toggle-left';
import IconUrl from '~icons/link';
import IconTime from '~icons/clock';
import IconDateRange from '~icons/calendar-event';
import IconName from '~icons/user';
import IconCountry from '~icons/world';
import IconRating from '~icons/star';
import IconScale from '~icons/number-123';
import IconNps from '~icons/gauge';
import IconMatrix from '~icons/table';
import IconRanking from '~icons/list-numbers';
import IconConsent from '~icons/circle-check';
import IconFile from '~icons/upload';
import IconSignature from '~icons/signature';
import IconParagraph from '~icons/text-caption';
import IconDivider from '~icons/separator-horizontal';
import IconSlider from '~icons/adjustments-horizontal';
import IconPicture from '~icons/library-photo';
import IconImage from '~icons/photo';
import IconHidden from '~icons/eye-off';
import IconCalculation from '~icons/calculator';
import type { Icon } from '../../../components/icons/createIcon.ts';
import type { FieldType } from '@inlay/sdk/model';

/** Icon of each field type (D-74). */
export const FIELD_ICONS: Readonly<Record<FieldType, Icon>> = {
  header: IconHeader,
  text: IconText,
  email: IconEmail,
  phone: IconPhone,
  date: IconDate,
  textarea: IconTextarea,
  select: IconSelect,
  checkbox: IconCheckbox,
  radio: IconRadio,
  address: IconAddress,
  captcha: IconCaptcha,
  number: IconNumber,
  yes_no: IconYesNo,
  url: IconUrl,
  time: IconTime,
  date_range: IconDateRange,
  name: IconName,
  country: IconCountry,
  rating: IconRating,
  scale: IconScale,
  nps: IconNps,
  matrix: IconMatrix,
  ranking: IconRanking,
  consent: IconConsent,
  file: IconFile,
  signature: IconSignature,
  paragraph: IconParagraph,
  divider: IconDivider,
  slider: IconSlider,
  picture: IconPicture,
  image: IconImage,
  hidden: IconHidden,
  calculation: IconCalculation,
};
