import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { createEmptyDefinition, type FormDefinition } from '../definition/formDefinition.ts';
import { createOptions } from '../fields/options.ts';
import { withFields } from '../structure/pages/pageOne.ts';
import type { Field, Option } from '../fields/field.ts';

/** A form of one page of plain fields, which follow no default of today. */
interface PlainForm {
  definition: FormDefinition;
  answers: Record<string, unknown>[];
}

const WORDS = [
  'Name', 'Straße', 'E-Mail', '<b>bold</b>', '"quoted" & more', '名前', 'اسم', 'Yes', 'No', '< 18', ' padded ', '🙂',
  'javascript:alert(1)', 'a@b.example', '+1 (555) 010-9999', '2024-02-29', '2023-02-29', 'on', 'true', 'x',
]; // prettier-ignore
const TYPES = [
  'header', 'text', 'email', 'phone', 'date', 'textarea', 'select', 'checkbox', 'radio', 'address', 'captcha',
]; // prettier-ignore
const PARTS = ['street', 'address2', 'city', 'state', 'postal', 'country'];
const COUNTRIES = ['United States', 'Germany', 'Nowhere', ''];

/** Returns such a form and answers to it, always the same for a number. */
export function plainForm(number: number): PlainForm {
  const random = seededRandom(number);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const some = <One>(list: readonly One[], share: number): One[] => list.filter(() => random() < share);
  const is = (share: number) => random() < share;

  const fieldOf = (type: string, index: number): Record<string, unknown> => ({
    id: `f_${index}`,
    label: pick(WORDS),
    placeholder: is(0.5) ? pick(WORDS) : '',
    required: type === 'captcha' || is(0.4),
    columns: pick([12, 9, 8, 6, 4, 3, 2]),
    ...(type === 'header' && {
      text: pick(WORDS),
      fontSize: pick([12, 24, 48]),
      fontWeight: pick([300, 600, 800]),
      fontStyle: pick(['normal', 'italic']),
      color: pick(['#000000', '#a1b2c3', '#11223344']),
      textAlign: pick(['left', 'center', 'right']),
    }),
    ...(['text', 'email', 'phone', 'textarea'].includes(type) && {
      maxLength: is(0.5) ? 1 + Math.floor(random() * 30) : null,
    }),
    ...(['select', 'checkbox', 'radio'].includes(type) && { options: createOptions(some(WORDS, 0.2)) }),
    type,
    help: '',
    checks: [],
  });

  const types = Array.from({ length: Math.floor(random() * 9) }, () => pick(TYPES));
  const fields = types
    .filter((type, index) => type !== 'captcha' || types.indexOf(type) === index)
    .map(fieldOf);
  const valueOf = (field: Record<string, unknown>): unknown => {
    const options = (field['options'] as Option[] | undefined)?.map(({ value }) => value) ?? WORDS;
    const address = Object.fromEntries(
      some(PARTS, 0.8).map((part) => [part, part === 'country' ? pick(COUNTRIES) : pick(WORDS)]),
    );
    return pick([
      pick(WORDS),
      pick(options),
      some(options, 0.4),
      address,
      is(0.5),
      '',
      null,
      7,
      `${pick(WORDS)}\r\n${pick(WORDS)}`,
    ]);
  };
  return {
    definition: {
      ...withFields(createEmptyDefinition(pick(WORDS)), fields as unknown as Field[]),
      description: pick(WORDS),
      customStyles: is(0.3) ? { primaryColor: '#112233', showFormTitle: false } : {},
      textHandling: pick(['sanitise', 'as_typed']),
    },
    answers: Array.from({ length: 5 }, () =>
      Object.fromEntries(some(fields, 0.9).map((field) => [field['id'], valueOf(field)])),
    ),
  };
}
