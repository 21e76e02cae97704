import type { QuestionType } from './field.ts';
import type { QuestionModel } from './fieldType.ts';
import { boundedModel } from './boundedModel.ts';
import { addressData } from '../../fields/address/settings/addressData.ts';
import { addAddressOrder } from '../../fields/address/formats/addressOrder.ts';
import { withAddressCountries } from '../../fields/address/settings/countryAddress.ts';
import { withChoiceSettings } from './settings/choiceSettings.ts';
import { withDayBounds } from './settings/dayBounds.ts';
import { withConfirmation } from '../../fields/email/settings/confirmation.ts';
import { withEmailCode } from '../../fields/email/settings/emailCode.ts';
import { QUESTION_MODELS } from './index.ts';
import { withCountry } from '../../fields/phone/settings/phoneCountry.ts';
import { withTextRules } from './settings/textRules.ts';

// Whatever reads answers prints them as well.
addAddressOrder();

const MODELS: { readonly [Type in QuestionType]: QuestionModel<Type> } = {
  ...QUESTION_MODELS,
  address: withAddressCountries(QUESTION_MODELS.address, addressData(withTextRules)),
  date: withDayBounds(QUESTION_MODELS.date),
  date_range: withDayBounds(QUESTION_MODELS.date_range),
  email: withEmailCode(withConfirmation(QUESTION_MODELS.email), { trustsTexts: true }),
  phone: withCountry(QUESTION_MODELS.phone),
  text: withTextRules(QUESTION_MODELS.text),
  textarea: withTextRules(QUESTION_MODELS.textarea),
  select: withChoiceSettings(QUESTION_MODELS.select),
  checkbox: withChoiceSettings(QUESTION_MODELS.checkbox),
  radio: withChoiceSettings(QUESTION_MODELS.radio),
};

/**
 * The models that judge what visitors send, with the settings that browsers load on need (decision 339). Stored
 * answers are read and printed by `QUESTION_MODELS` alone, which the dashboard loads with every list.
 */
export const ANSWER_MODELS = Object.fromEntries(
  Object.entries(MODELS).map(([type, model]) => [type, boundedModel(model as QuestionModel)]),
) as typeof MODELS;
