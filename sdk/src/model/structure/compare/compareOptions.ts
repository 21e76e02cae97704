import type { Option } from '../../fields/field.ts';
import { pointsOfOption } from '../../fields/fieldPoints.ts';
import { message, type Description } from '../../logic/words/description.ts';
import { isSameJson } from '../isSameJson.ts';
import type { FormChange } from './formChange.ts';

const named = (text: string): Description => ({ kind: 'text', text });

/** Compares the options of a field by their values, which never change (decision 211). */
export function compareOptions(
  before: unknown,
  after: unknown,
  { id, name, place }: { id: string; name: Description; place: string },
): FormChange[] {
  const [earlier, later] = [optionsIn(before), optionsIn(after)];
  const known = new Map(earlier.map((option) => [option.value, option]));
  const kept = new Set(later.map(({ value }) => value));
  const change = (
    kind: FormChange['kind'],
    key: string,
    text: string,
    parts: Record<string, Description>,
  ): FormChange => ({ kind, part: 'option', id, key, place, description: message(text, { name, ...parts }) });
  const stayed = earlier.filter(({ value }) => kept.has(value)).map(({ value }) => value);
  const order = later.filter(({ value }) => known.has(value)).map(({ value }) => value);
  return [
    ...earlier
      .filter(({ value }) => !kept.has(value))
      .map(({ value, label }) =>
        change('removed', value, /*i18n*/ 'Removes the option {option} from {name}', {
          option: named(label),
        }),
      ),
    ...later.flatMap((option): FormChange[] => {
      const { value, label } = option;
      const one = known.get(value);
      if (!one)
        return [
          change('added', value, /*i18n*/ 'Adds the option {option} to {name}', { option: named(label) }),
        ];
      const { label: earlierLabel, points: earlierPoints, right: wasRight, ...rest } = one;
      const { label: laterLabel, points: laterPoints, right: isRight, ...others } = option;
      return [
        ...(earlierLabel === laterLabel
          ? []
          : [
              change('changed', 'label', /*i18n*/ 'Renames the option {before} of {name} to {option}', {
                before: named(earlierLabel),
                option: named(laterLabel),
              }),
            ]),
        ...(wasRight === isRight
          ? []
          : [
              change(
                'changed',
                'right',
                isRight
                  ? /*i18n*/ 'Makes the option {option} of {name} a right answer'
                  : /*i18n*/ 'Makes the option {option} of {name} a wrong answer',
                { option: named(label) },
              ),
            ]),
        ...(earlierPoints === laterPoints
          ? []
          : [
              change(
                'changed',
                'points',
                /*i18n*/ 'Changes the points of the option {option} of {name} from {from} to {to}',
                {
                  option: named(label),
                  from: { kind: 'number', number: pointsOfOption(one) },
                  to: { kind: 'number', number: pointsOfOption(option) },
                },
              ),
            ]),
        ...(isSameJson(rest, others)
          ? []
          : [
              change('changed', 'option', /*i18n*/ 'Changes the settings of the option {option} of {name}', {
                option: named(label),
              }),
            ]),
      ];
    }),
    ...(isSameJson(stayed, order)
      ? []
      : [change('moved', 'options', /*i18n*/ 'Reorders the options of {name}', {})]),
  ];
}

const optionsIn = (stored: unknown): readonly Option[] => (Array.isArray(stored) ? (stored as Option[]) : []);
