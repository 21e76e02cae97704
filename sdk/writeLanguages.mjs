/**
 * `npm run languages`: writes the catalogues of all languages from the folders of `src/languages`, which hold what is
 * said in a language: `form.ts`, `fields.ts`, `planned.ts` and `results.ts` to visitors in their browsers, `visitors.ts`
 * to them by the server, `unfinished.ts` what forms say that keep answers in progress, `loader.ts` by the loader, `owners.ts` what a form is made with, `labels.ts` what labels ask for, `server.ts` mails and problems,
 * `templates.ts` the gallery of templates, `dashboard.po` the dashboard.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './src/model/language/languages.ts';

const HEAD = '// Written by `npm run languages` from the folders of sdk/src/languages.\n';
const LIST = "import type { Language } from '../../model/language/languages.ts';\n";
const TYPES = '../../model/texts/textTypes.ts';
const FORM_TYPES = '../../model/answers/messages.ts';
const RESULT_TYPES = '../../model/results/resultTexts.ts';

/** The catalogues of each file: the export of a folder, its type, and the name of the record. */
const RECORDS = [
  { file: 'form', from: FORM_TYPES, of: [['form', 'Texts', 'TEXTS']] },
  { file: 'fields', from: '../../model/texts/fieldTexts.ts', of: [['fields', 'FieldTexts', 'FIELD_TEXTS']] },
  {
    file: 'planned',
    from: TYPES,
    of: [
      ['common', 'CommonTexts', 'COMMON_TEXTS'],
      ['questions', 'QuestionTexts', 'QUESTION_TEXTS'],
      ['rows', 'RowTexts', 'ROW_TEXTS'],
    ],
  },
  { file: 'results', from: RESULT_TYPES, of: [['results', 'ResultTexts', 'RESULT_TEXTS']] },
  {
    file: 'visitors',
    from: TYPES,
    of: [
      ['access', 'AccessTexts', 'ACCESS_TEXTS'],
      ['edit', 'EditTexts', 'EDIT_TEXTS'],
      ['status', 'StatusTexts', 'STATUS_TEXTS'],
      ['receipt', 'ReceiptTexts', 'RECEIPT_TEXTS'],
      ['score', 'ScoreTexts', 'SCORE_TEXTS'],
      ['scoreNames', 'ScoreNames', 'SCORE_NAMES'],
      ['report', 'ReportTexts', 'REPORT_TEXTS'],
      ['codeMail', 'CodeMailTexts', 'CODE_MAIL_TEXTS'],
    ],
  },
  { file: 'unfinished', from: TYPES, of: [['unfinished', 'UnfinishedTexts', 'UNFINISHED_TEXTS']] },
  {
    file: 'owners',
    from: TYPES,
    of: [
      ['created', 'CreatedTexts', 'CREATED_TEXTS'],
      ['traits', 'LanguageTraits', 'LANGUAGE_TRAITS'],
      ['required', 'readonly string[]', 'REQUIRED_WORDS'],
    ],
  },
  { file: 'labels', from: TYPES, of: [['labels', 'LabelWords', 'LABEL_WORDS']] },
  { file: 'loader', from: null, of: [['close', 'string', 'CLOSE_TEXTS']] },
  // English is what the others translate.
  { file: 'server', from: TYPES, of: [['server', 'ServerTexts', 'SERVER_TEXTS']], without: 'en' },
  { file: 'templates', from: TYPES, of: [['templates', 'TemplateTexts', 'TEMPLATE_TEXTS']], without: 'en' },
];

/** What a visitor's browser loads in one language alone. */
const LOADERS = [
  { file: 'form', from: FORM_TYPES, type: 'Texts', name: 'loadTexts' },
  { file: 'results', from: RESULT_TYPES, type: 'ResultTexts', name: 'loadResultTexts' },
];

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
/** Names from a file, each on its line where one line is too short. */
const importOf = (keyword, names, file) => {
  const line = `${keyword} { ${names.join(', ')} } from '${file}';\n`;
  return line.length <= 111
    ? line
    : `${keyword} {\n${lines(names, (name) => `  ${name},`)}} from '${file}';\n`;
};
const lines = (some, line) => some.map((one) => `${line(one)}\n`).join('');

function renderRecords({ file, from, of, without }) {
  const languages = LANGUAGES.filter((language) => language !== without);
  const own = (name, language) => (of.length === 1 ? language : `${language}${pascal(name)}`);
  const types = of.map(([, type]) => type).filter((type) => /^[A-Z]/.test(type));
  const key = without ? `Exclude<Language, '${without}'>` : 'Language';
  return `${LIST}${from ? importOf('import type', types, from) : ''}${languages
    .map((language) =>
      importOf(
        'import',
        of.map(([name]) => `${name} as ${own(name, language)}`),
        `../${language}/${file}.ts`,
      ),
    )
    .join('')}${of
    .map(
      ([name, type, record]) => `
export const ${record}: Readonly<Record<${key}, ${type}>> = {
${lines(languages, (language) => (own(name, language) === language ? `  ${language},` : `  ${language}: ${own(name, language)},`))}};
`,
    )
    .join('')}`;
}

const renderLoader = ({ file, from, type, name }) => `${LIST}import type { ${type} } from '${from}';

const LOADERS: Readonly<Record<Language, () => Promise<${type}>>> = {
${lines(LANGUAGES, (language) => `  ${language}: async () => (await import('../${language}/${file}.ts')).${file},`)}};

/** Loads these texts in one language. Rejects when that fails. */
export const ${name} = (language: Language): Promise<${type}> => LOADERS[language]();
`;

/** Returns every catalogue, and its path in `src`. */
export const renderCatalogues = () =>
  [
    ...RECORDS.map((one) => ({ name: `${one.file}Texts`, text: renderRecords(one) })),
    ...LOADERS.map((one) => ({ name: one.name, text: renderLoader(one) })),
  ].map(({ name, text }) => ({ path: `languages/generated/${name}.ts`, text: HEAD + text }));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of renderCatalogues())
    await writeFile(new URL(`src/${path}`, import.meta.url), text);
