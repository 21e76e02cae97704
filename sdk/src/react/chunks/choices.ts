import { readControls, withChoiceSettings } from '../../model/fields/settings/choiceSettings.ts';
import { optionLabel } from '../../model/fields/options.ts';
import { isBox } from '../../fields/checkbox/isBox.ts';
import type { AnswerOfType, FieldOfType, QuestionModel } from '../../model/rendering.ts';
import { ChoicesField } from '../fields/ChoicesField.tsx';
import { OtherSelectField } from '../../fields/select/OtherSelectField.tsx';
import { CHOICES_CSS } from '../fields/styles/choices.ts';

type Choice = 'radio' | 'select' | 'checkbox';

/** Minimal model of choices until the code that submits is loaded, which has their models. */
const light: QuestionModel<Choice> = {
  parseAnswer(field: FieldOfType<Choice>, raw) {
    if (isBox(field)) return raw === true || raw === 'true';
    const choices = (readControls(raw) ? [] : [raw ?? []].flat()) as string[];
    const chosen = choices.filter((choice) => choice !== '');
    return field.type === 'checkbox' ? chosen : (chosen[0] ?? '');
  },
  isEmpty: (_field, answer) => typeof answer !== 'boolean' && answer.length === 0,
  check: () => [],
  print: ({ options }, answer) =>
    typeof answer === 'boolean'
      ? ''
      : [answer]
          .flat()
          .map((one) => optionLabel(options, one))
          .join(', '),
};
/** Returns it as the model of one type. */
const read = <Type extends Choice>() =>
  withChoiceSettings(light as QuestionModel<Choice, AnswerOfType<Type>>);

export const components = { radio: ChoicesField, checkbox: ChoicesField, select: OtherSelectField };
export const models = { radio: read<'radio'>(), checkbox: read<'checkbox'>(), select: read<'select'>() };
export const wraps = { radio: withChoiceSettings, checkbox: withChoiceSettings, select: withChoiceSettings };
export const css = CHOICES_CSS;
