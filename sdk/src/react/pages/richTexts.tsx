import type { Question, QuestionModel, QuestionModels } from '../../model/rendering.ts';
import { pipeText } from '../../model/richText/names.ts';
import { parseRichText } from '../../model/richText/parseRichText.ts';
import { pipe } from '../../model/richText/pipe.ts';
import { createPrint, type PrintedRow } from '../../model/structure/print/createPrint.ts';
import { pipeField, pipePage } from '../../model/structure/print/pipeTexts.ts';
import { CHUNK_MODELS } from '../fieldTypes.ts';
import { RichText } from '../RichText.tsx';
import { PageValues } from './PageValues.tsx';
import type { CreateOwnerTexts, OwnerTexts } from './ownerTexts.ts';

/** Print functions of the common types; their models come with the code that submits, which is not loaded yet. */
const common: Pick<QuestionModel, 'isEmpty' | 'print'> = {
  isEmpty: (_field, answer) =>
    Array.isArray(answer) ? answer.length === 0 : typeof answer === 'string' && answer.trim() === '',
  print(field: Question, answer) {
    const labels = new Map('options' in field ? field.options.map(({ value, label }) => [value, label]) : []);
    const values = [answer].flat() as string[];
    return values.map((value) => labels.get(value) ?? value).join(', ');
  },
};

const COMMON_TYPES = ['text', 'email', 'phone', 'textarea', 'select', 'checkbox', 'radio'];
const COMMON_MODELS = Object.fromEntries(COMMON_TYPES.map((type) => [type, common])) as QuestionModels;

export const createRichTexts: CreateOwnerTexts = (form, { settled, answers }, { language }) => {
  const { definition, planned } = form;
  const models = { ...COMMON_MODELS, ...CHUNK_MODELS };
  const printed = { form: { ...definition, values: planned.values }, answers, settled, models };
  const textsIn = (row?: PrintedRow): OwnerTexts => {
    const print = createPrint(printed, { language, words: planned.words }, row);
    const own: OwnerTexts = {
      pipePage: (page) => pipePage(page, print),
      pipeField: (field) => pipeField(field, print),
      pipe: (text) => pipeText(text, print),
      render: (text) => <RichText text={pipe(parseRichText(text), print)} />,
      print: (id) => print(id) ?? '',
      renderValues: () => <PageValues form={form} words={own} />,
      within: textsIn,
    };
    return own;
  };
  return textsIn();
};
