import {
  FIELD_TYPE_ORDER,
  capabilitiesOf,
  createField,
  createOptions,
  isCaptcha,
  isQuestion,
  MAX_LABEL_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_OWNER_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WORDS_LENGTH,
  type Field,
  type FieldType,
  type Language,
} from '@inlay/sdk/model';
import { canBeOptional } from '../definition/editing.ts';
import { namedBy } from '../definition/namedBy.ts';
import { guessType, scaleOf } from './guessType.ts';
import type { Question } from './question.ts';
import { readQuestion, readQuestions } from './readQuestions.ts';

/** Types that a question can become: a captcha asks nothing of its own. */
export const PROPOSED_TYPES: readonly FieldType[] = FIELD_TYPE_ORDER.filter((type) => !isCaptcha({ type }));

/** What a line becomes: a field, or the form's title. */
export type ProposedType = FieldType | 'title';

/** A question of a pasted list, and the type of field it becomes. */
export interface Proposal extends Question {
  type: ProposedType;
  /** The text does not say so. */
  isGuessed: boolean;
}

/** A proposal for a single question, which gives the form no title. */
export interface TypedProposal extends Proposal {
  type: FieldType;
}

/** A proposal as the person left it. */
export interface ShownProposal extends Proposal {
  isLeftOut: boolean;
}

interface Reading {
  /** The languages that the text is probably in, the likeliest first. */
  likely?: readonly Language[];
  /** The form has no title, so that the text may give it one. */
  isUntitled?: boolean;
}

/** Reads a pasted list; nothing leaves the browser (decision 525). */
export const readProposals = (
  pasted: string,
  { likely = [], isUntitled = false }: Reading = {},
): Proposal[] =>
  readQuestions(pasted, likely).map((question) => ({
    ...question,
    ...(question.kind === 'title' && isUntitled
      ? { type: 'title', isGuessed: true }
      : guessType(question, likely)),
  }));

const canBeBox = (field: Field): boolean => capabilitiesOf(field).settings.includes('optionsOrBox');

/** Options that a field of the type would have. */
export function optionsOf({ type, options }: Proposal): readonly string[] {
  const field = type === 'title' ? {} : createField(type);
  return 'options' in field || 'yesLabel' in field ? options : [];
}

/** Returns whether a field of the type holds less than the proposal says. */
export function isCut(proposal: Proposal): boolean {
  const options = optionsOf(proposal);
  return (
    proposal.label.length > (proposal.type === 'title' ? MAX_TITLE_LENGTH : MAX_LABEL_LENGTH) ||
    proposal.help.length > MAX_OWNER_TEXT_LENGTH ||
    options.length > MAX_OPTIONS ||
    options.some(({ length }) => length > MAX_OPTION_LENGTH)
  );
}

/** Makes fields of proposals; what a field cannot hold is cut. Ids are given where they are inserted. */
export const fieldsOfProposals = (proposals: readonly Proposal[]): Field[] =>
  proposals.flatMap((proposal) =>
    proposal.type === 'title'
      ? []
      : [{ ...createField(proposal.type), ...settingsOfProposal(proposal, proposal.type) } as Field],
  );

/** Returns the title that proposals give the form; null for none. */
export const titleOfProposals = (proposals: readonly Proposal[]): string | null =>
  proposals.find(({ type }) => type === 'title')?.label.slice(0, MAX_TITLE_LENGTH) ?? null;

const named = (words: readonly string[]) =>
  createOptions(words.slice(0, MAX_OPTIONS).map((word) => word.slice(0, MAX_OPTION_LENGTH)));

/** Returns the settings by which a proposal's field differs from a new one of the type. */
export function settingsOfProposal(proposal: Proposal, type: FieldType): Partial<Field> {
  const field = createField(type);
  const { options, columns, help, required } = proposal;
  const [yesLabel = '', noLabel = ''] = options.map((word) => word.slice(0, MAX_WORDS_LENGTH));
  // A list without options keeps those it begins with; one box to tick has none.
  const hasOptions = 'options' in field && (options.length > 0 || canBeBox(field));
  const settings = {
    ...namedBy(field, proposal.label.slice(0, MAX_LABEL_LENGTH)),
    ...(help !== '' && isQuestion(field) && { help: help.slice(0, MAX_OWNER_TEXT_LENGTH) }),
    ...(canBeOptional(field) && { required }),
    // Keeps the options of a question only; further settings are made in the builder.
    ...(hasOptions && !('rows' in field) && { options: named(options) }),
    ...(hasOptions && 'rows' in field && { rows: named(options) }),
    ...('rows' in field && columns.length > 0 && { options: named(columns) }),
    ...('yesLabel' in field && { yesLabel, noLabel }),
    ...('to' in field && scaleOf(proposal)),
  };
  return settings;
}

/** Reads one question as it was typed. */
export function readTyped(text: string, likely: readonly Language[]): TypedProposal {
  const question = readQuestion(text, likely);
  return { ...question, ...guessType(question, likely) };
}
