import { printAuthoringReference } from '@inlay/sdk/authoring';
import { z } from 'zod';
import { printAuthored, readAuthored } from '../../../forms/authored/readAuthored.ts';
import { isProblem } from '../../../platform/http/problemError.ts';
import type { Program } from '../program.ts';
import { GET_DEFINITION, GET_DRAFT, GET_FORM, LIST_FORMS, LIST_KITS } from './operations.ts';
import { tool, ToolRefusal } from './tool.ts';

/** Forms of one page of API v1, and most pages that a search goes through. */
const PAGE = 100;
const MAX_PAGES = 20;

/** Most forms in one answer. */
const MAX_FORMS = 30;

/** Longest text of a form that is read, in characters: a conversation holds less, and reading costs time. */
const MAX_TEXT_LENGTH = 256 * 1024;

/** Longest part of a form's text in one answer, in characters. */
const MAX_TEXT = 60_000;

export const formId = z.uuid().describe('The id of a form, from list_forms.');

/** Finds the draft of a form; null without one. */
export async function findDraft(program: Program, id: string) {
  try {
    return await program.ask(GET_DRAFT, { params: { formId: id } });
  } catch (error) {
    if (isProblem(error, 'draft.not_found')) return null;
    throw error;
  }
}

/** The brand kits of the account, without which texts cannot name them. */
export const listKits = async (program: Program) => (await program.ask(LIST_KITS)).data;

const listForms = tool({
  name: 'list_forms',
  title: 'Find forms',
  description:
    'Lists forms of the account, newest first, or those whose title contains some words. Start here: every other tool takes the id of a form.',
  effect: 'read',
  input: z.strictObject({
    search: z.string().trim().max(200).optional().describe('Words of the title, in any case.'),
    cursor: z.string().max(500).optional().describe('`nextCursor` of the answer before.'),
  }),
  async run({ program, input: { search = '', cursor } }) {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ title }: { title: string }) => words.every((word) => title.toLowerCase().includes(word));
    const isSearch = words.length > 0;
    const found = [];
    let next = cursor ?? null;
    for (let page = 0; page < (isSearch ? MAX_PAGES : 1); page++) {
      const limit = isSearch ? PAGE : MAX_FORMS;
      const { data, nextCursor } = await program.ask(LIST_FORMS, {
        query: { limit, cursor: next ?? undefined },
      });
      found.push(...data.filter(fits));
      next = nextCursor;
      if (next === null || found.length >= MAX_FORMS) break;
    }
    return {
      forms: found
        .slice(0, MAX_FORMS)
        .map(({ id, title, active, hasDraft, fieldCount, submissionCount, lastSubmissionAt }) => ({
          id,
          title,
          takesSubmissions: active,
          hasDraft,
          questions: fieldCount,
          submissions: submissionCount,
          lastSubmissionAt,
        })),
      nextCursor: next,
      truncated:
        found.length > MAX_FORMS &&
        `${found.length - MAX_FORMS} more fit. Search by more words of the title.`,
    };
  },
});

const readForm = tool({
  name: 'read_form',
  title: 'Read a form',
  description:
    'Returns a form as its short text (YAML), with the ids of its parts: keep the ids of parts that stay, or their answers are lost to the new form. `draft` is what is not published yet, `live` is what visitors see.',
  effect: 'read',
  input: z.strictObject({
    form_id: formId,
    version: z
      .enum(['draft', 'live'])
      .default('draft')
      .describe('Without a draft, `draft` is the live form.'),
    from_character: z.int().min(0).default(0).describe('Where to go on in a long text.'),
  }),
  async run({ program, input: { form_id: id, version, from_character: from } }) {
    const detail = await program.ask(GET_FORM, { params: { formId: id } });
    const draft = version === 'draft' ? await findDraft(program, id) : null;
    const { definition } = draft ?? (await program.ask(GET_DEFINITION, { params: { formId: id } }));
    const text = printAuthored(definition, definition.brand ? await listKits(program) : []);
    const rest = text.length - from - MAX_TEXT;
    return {
      id,
      title: detail.title,
      address: detail.url,
      takesSubmissions: detail.active,
      version: draft ? 'draft' : 'live',
      draft: draft && { state: draft.state, savedAt: draft.savedAt, savedBy: draft.savedBy },
      truncated:
        rest > 0 &&
        `${rest} characters follow: ask again with from_character ${from + MAX_TEXT}. Draft a form from its whole text alone.`,
      text: text.slice(from, from + MAX_TEXT),
    };
  },
});

const describeFields = tool({
  name: 'describe_form_text',
  title: 'Field types and the text of a form',
  description:
    'Returns how the text of a form is written: field types, their settings and defaults, pages, values, endings and tests, with an example. Read it once before you write a form.',
  effect: 'read',
  input: z.strictObject({}),
  run: async () => CATALOGUE(),
});

/** The reference of the text without its links, which lead nowhere from here, and a word about formulas and tests. */
const CATALOGUE = (): string =>
  [
    printAuthoringReference()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/This page is written by its tests[^\n]*\n/, '\n'),
    '## Conditions and formulas',
    '`{guests} > 3`, `{coming} = "Yes" and not {email} = ""`, `if({size} = "Large", 20, 10) * {count}`, `{extras} contains "Nuts"`. A condition or formula that begins with a brace stands in single quotes: `showIf: \'{coming} = "Yes"\'`. check_form says what a formula gets wrong, with line and column.',
    '## A test',
    [
      '```yaml',
      'tests:',
      '  - test: Nobody comes without guests',
      '    today: 2026-12-01',
      '    answers: { will_you_come: "No" }',
      '    expect: { hidden: [how_many_guests] }',
      '```',
    ].join('\n'),
  ].join('\n\n');

export const formText = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .describe('The whole form as its short text (YAML); describe_form_text says how it is written.');

const checkForm = tool({
  name: 'check_form',
  title: 'Check the text of a form',
  description:
    'Says what is wrong with the text of a form, each fault with line, column, and what to do, and runs the tests in it. It stores nothing.',
  effect: 'read',
  input: z.strictObject({ text: formText }),
  run: async ({ input: { text } }) => {
    const read = readAuthored(text);
    if (!read.ok) return { isSound: false, faults: read.faults };
    const { faults, notices, tests } = read;
    return { isSound: faults.length === 0, faults, notices, tests };
  },
});

export const FORM_TOOLS = [listForms, readForm, describeFields, checkForm];

/** Refuses a text that cannot be read. */
export const unreadable = (faults: readonly string[]): ToolRefusal =>
  new ToolRefusal(
    `Nothing was stored: the text cannot be read. Line and column stand before each sentence.\n${faults.join('\n')}`,
  );
