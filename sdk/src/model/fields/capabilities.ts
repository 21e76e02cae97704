import type { Field, FieldOfType, FieldType, Question } from '../field.ts';
import type { FieldCapabilities } from '../fieldCapabilities.ts';
import { createFieldId } from '../fieldId.ts';
import type { ExpressionType } from '../logic/expressionType.ts';
import { addressCapabilities } from './types/address.ts';
import { captchaCapabilities } from './types/captcha.ts';
import { checkboxCapabilities } from './types/checkbox.ts';
import { dateCapabilities } from './types/date.ts';
import { emailCapabilities } from './types/email.ts';
import { headerCapabilities } from './types/header.ts';
import { fileCapabilities } from './types/file.ts';
import { signatureCapabilities } from './types/signature.ts';
import { consentCapabilities } from './types/consent.ts';
import { countryCapabilities } from './types/country.ts';
import { dateRangeCapabilities } from './types/dateRange.ts';
import { dividerCapabilities } from './types/divider.ts';
import { matrixCapabilities } from './types/matrix.ts';
import { rankingCapabilities } from './types/ranking.ts';
import { nameCapabilities } from './types/name.ts';
import { paragraphCapabilities } from './types/paragraph.ts';
import { ratingCapabilities, scaleCapabilities, npsCapabilities } from './types/points.ts';
import { timeCapabilities } from './types/time.ts';
import { urlCapabilities } from './types/url.ts';
import { yesNoCapabilities } from './types/yesNo.ts';
import { numberCapabilities } from './types/number.ts';
import { phoneCapabilities } from './types/phone.ts';
import { radioCapabilities } from './types/radio.ts';
import { selectCapabilities } from './types/select.ts';
import { textCapabilities } from './types/text.ts';
import { textareaCapabilities } from './types/textarea.ts';
import { calculationCapabilities } from './types/calculation.ts';
import { hiddenCapabilities } from './types/hidden.ts';
import { imageCapabilities } from './types/image.ts';
import { pictureCapabilities } from './types/picture.ts';
import { sliderCapabilities } from './types/slider.ts';
import { AS_STORED } from './textualAnswer.ts';
import { isQuestion, questionModelOf } from './index.ts';

/** The capabilities of every field type, in the order of the palette (BUILD-024). */
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

/** Field types in the order of the palette. */
export const FIELD_TYPE_ORDER = /* @__PURE__ */ Object.keys(FIELD_CAPABILITIES) as FieldType[];

/** Returns the capabilities of a field's type. */
export function capabilitiesOf<F extends Pick<Field, 'type'>>({ type }: F): FieldCapabilities<F['type']> {
  return FIELD_CAPABILITIES[type as F['type']];
}

/** Whether a form with fields of a type can be plain (see `FieldCapabilities`). */
export const isPlainType = (type: FieldType): boolean => FIELD_CAPABILITIES[type].isPlain === true;

/** Returns a new field of a type, complete with an id that is not taken. */
export function createField<Type extends FieldType>(
  type: Type,
  takenIds: Iterable<string> = [],
): FieldOfType<Type> {
  const defaults = FIELD_CAPABILITIES[type].createDefaults();
  return { id: createFieldId(takenIds), ...defaults } as FieldOfType<Type>;
}

/** Returns the type of a field's answer or of one part of it in expressions; `null` for what it does not have. */
export function typeOfAnswer(field: Field, part?: string): ExpressionType | null {
  const isKnown = part === undefined || partsOfAnswer(field).includes(part);
  return isKnown ? (capabilitiesOf(field).typeOf?.(field, part) ?? null) : null;
}

/** Names the parts of a field's answer that rules can read; none for most fields. */
export const partsOfAnswer = (field: Field): readonly string[] => capabilitiesOf(field).parts?.(field) ?? [];

/** Returns an answer in the lines in which people write it; undefined where that is one line. */
export function printAnswerLines(field: Field, answer: unknown): string[] | undefined {
  if (!isQuestion(field) || typeof answer !== 'object' || answer === null) return undefined;
  const read = questionModelOf(field).parseAnswer(field, answer, AS_STORED);
  return read === undefined ? undefined : capabilitiesOf<Question>(field).printLines?.(read);
}
