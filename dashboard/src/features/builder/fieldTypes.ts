import IconAddressBook from '~icons/address-book';
import IconAlignLeft from '~icons/align-left';
import IconCalendar from '~icons/calendar';
import IconCheckbox from '~icons/checkbox';
import IconCircleDot from '~icons/circle-dot';
import IconForms from '~icons/forms';
import IconHeading from '~icons/heading';
import IconMail from '~icons/mail';
import IconNumbers from '~icons/numbers';
import IconToggleLeft from '~icons/toggle-left';
import IconLink from '~icons/link';
import IconListNumbers from '~icons/list-numbers';
import IconTable from '~icons/table';
import IconClock from '~icons/clock';
import IconCalendarEvent from '~icons/calendar-event';
import IconUser from '~icons/user';
import IconWorld from '~icons/world';
import IconStar from '~icons/star';
import IconNumber123 from '~icons/number-123';
import IconGauge from '~icons/gauge';
import IconCircleCheck from '~icons/circle-check';
import IconTextCaption from '~icons/text-caption';
import IconSeparatorHorizontal from '~icons/separator-horizontal';
import IconSignature from '~icons/signature';
import IconUpload from '~icons/upload';
import IconAdjustmentsHorizontal from '~icons/adjustments-horizontal';
import IconPhoto from '~icons/photo';
import IconLibraryPhoto from '~icons/library-photo';
import IconEyeOff from '~icons/eye-off';
import IconCalculator from '~icons/calculator';
import IconPhone from '~icons/phone';
import IconSelect from '~icons/select';
import IconShieldCheck from '~icons/shield-check';
import type { Icon } from '../../components/icons/createIcon.ts';
import type { FieldType } from '@inlay/sdk/model';

/** Icon of each field type (D-74). */
export const FIELD_ICONS: Readonly<Record<FieldType, Icon>> = {
  header: IconHeading,
  text: IconForms,
  email: IconMail,
  phone: IconPhone,
  date: IconCalendar,
  textarea: IconAlignLeft,
  select: IconSelect,
  checkbox: IconCheckbox,
  radio: IconCircleDot,
  address: IconAddressBook,
  captcha: IconShieldCheck,
  number: IconNumbers,
  yes_no: IconToggleLeft,
  url: IconLink,
  time: IconClock,
  date_range: IconCalendarEvent,
  name: IconUser,
  country: IconWorld,
  rating: IconStar,
  scale: IconNumber123,
  nps: IconGauge,
  matrix: IconTable,
  ranking: IconListNumbers,
  consent: IconCircleCheck,
  file: IconUpload,
  signature: IconSignature,
  paragraph: IconTextCaption,
  divider: IconSeparatorHorizontal,
  slider: IconAdjustmentsHorizontal,
  picture: IconLibraryPhoto,
  image: IconPhoto,
  hidden: IconEyeOff,
  calculation: IconCalculator,
};
