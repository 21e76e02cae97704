import { checkUrl, LANGUAGES, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import { addWords } from '../addQuestions.ts';
import {
  addEnding,
  addField,
  createDraft,
  leaveOut,
  leaveOutType,
  note,
  startPage,
  type Draft,
} from '../createDraft.ts';
import { finishDraft } from '../finishDraft.ts';
import type { ImportedForm } from '../importedForm.ts';
import { isTrueAt, partAt, partsAt, textAt, type Source } from '../reading.ts';
import { plainText, shorten } from '../sourceText.ts';
import { addTallyQuestion, isTallyInput, type TallyQuestion } from './tallyQuestions.ts';
import { addTallyLogic } from './tallyLogic.ts';
import { tallyText } from './tallyText.ts';

/** Returns whether a file is a form of Tally's API, with its blocks. */
export const isTally = (content: Source): boolean =>
  partsAt(content, 'blocks').some((block) => 'groupUuid' in block && typeof block['type'] === 'string');

/** A form while its blocks are read, one after the other. */
interface Reading {
  draft: Draft;
  /** The title above the next input, and the texts between both. */
  title: string;
  titleRefs: string[];
  help: string;
  /** Groups of blocks that have become a question. */
  groups: Set<string>;
  /** Texts of the page that says thanks; `null` before it. */
  ending: { ref: string; title: string; texts: string[] } | null;
}

/** Makes a form of one of Tally: a list of blocks, of which titles and inputs together are questions. */
export function importTally(form: Source): ImportedForm {
  const blocks = partsAt(form, 'blocks');
  const first = blocks.find((block) => textAt(block, 'type') === 'FORM_TITLE');
  const payload = first ? partAt(first, 'payload') : {};
  const draft = createDraft(
    plainText(textAt(payload, 'title')) || titleOf(payload) || plainText(textAt(form, 'name')),
  );
  const settings = partAt(form, 'settings');
  draft.definition.language = LANGUAGES.find((one) => textAt(settings, 'language').startsWith(one)) ?? null;
  const reading: Reading = { draft, title: '', titleRefs: [], help: '', groups: new Set(), ending: null };
  for (const [index, block] of blocks.entries()) readBlock(reading, blocks, index, block);
  flushTitle(reading);
  finishEnding(reading, settings);
  addTallyLogic(draft, blocks);
  return finishDraft('tally', draft);
}

const titleOf = (payload: Source): string => tallyText(payload, { isRich: false });

function readBlock(reading: Reading, blocks: readonly Source[], index: number, block: Source): void {
  const type = textAt(block, 'type');
  if (type === 'PAGE_BREAK' || type === 'THANK_YOU_PAGE') breakPage(reading, block);
  else if (reading.ending) addToEnding(reading, block);
  else if (type === 'TITLE' || type === 'QUESTION' || type === 'LABEL') openTitle(reading, block);
  else if (isTallyInput(type)) {
    if (!reading.groups.has(textAt(block, 'groupUuid'))) addInput(reading, groupAt(reading, blocks, index));
  } else readWords(reading, type, block);
}

/** Returns the blocks of a question: options, rows and columns have the group, or the id, of its first block. */
function groupAt({ groups }: Reading, blocks: readonly Source[], index: number): Source[] {
  const first = blocks[index] ?? {};
  const own = [textAt(first, 'groupUuid'), textAt(first, 'uuid')].filter(Boolean);
  for (const id of own) groups.add(id);
  return blocks
    .slice(index, index + MAX_GROUP)
    .filter((block) => block === first || own.includes(textAt(block, 'groupUuid')));
}

/** Most blocks of one question: options, or rows and columns. */
const MAX_GROUP = 500;

function addInput(reading: Reading, group: readonly Source[]): void {
  const question: TallyQuestion = {
    group,
    label: reading.title,
    help: reading.help,
    refs: [
      ...reading.titleRefs,
      ...group.map((block) => textAt(block, 'uuid')),
      textAt(group[0] ?? {}, 'groupUuid'),
    ].filter(Boolean),
  };
  clear(reading);
  addTallyQuestion(reading.draft, question);
}

const clear = (reading: Reading): void => {
  Object.assign(reading, { title: '', titleRefs: [], help: '' });
};

/** A title without an input is a heading. */
function flushTitle(reading: Reading): void {
  if (reading.title || reading.help) addWords(reading.draft, reading.titleRefs, reading.title, reading.help);
  clear(reading);
}

function openTitle(reading: Reading, block: Source): void {
  flushTitle(reading);
  reading.title = tallyText(partAt(block, 'payload'), { isRich: false });
  reading.titleRefs = [textAt(block, 'uuid'), textAt(block, 'groupUuid')];
}

/** Texts, headings, dividers, pictures, hidden fields, and whatever else asks nothing. */
function readWords(reading: Reading, type: string, block: Source): void {
  const { draft } = reading;
  const payload = partAt(block, 'payload');
  const refs = [textAt(block, 'uuid'), textAt(block, 'groupUuid')];
  switch (type) {
    case 'FORM_TITLE':
    case 'CONDITIONAL_LOGIC':
      return;
    case 'TEXT':
      // Below a title, it is the help of its question.
      if (reading.title)
        reading.help = [reading.help, tallyText(payload, { isRich: true })].filter(Boolean).join('\n\n');
      else addWords(draft, refs, '', tallyText(payload, { isRich: true }));
      return;
    case 'HEADING_1':
    case 'HEADING_2':
    case 'HEADING_3':
      flushTitle(reading);
      addWords(draft, refs, tallyText(payload, { isRich: false }), '');
      return;
    case 'DIVIDER':
      flushTitle(reading);
      addField(draft, 'divider', { refs, label: '' });
      return;
    case 'HIDDEN_FIELDS':
      addHidden(draft, payload);
      return;
    case 'CALCULATED_FIELDS':
      for (const value of partsAt(payload, 'calculatedFields'))
        note(draft, 'calculation_left_out', shorten(plainText(textAt(value, 'name')), MAX_WORDS_LENGTH));
      return;
    case 'IMAGE':
      leaveOut(
        draft,
        plainText(textAt(payload, 'caption') || textAt(payload, 'altText')),
        'picture_left_out',
      );
      return;
    case 'EMBED':
    case 'EMBED_VIDEO':
    case 'EMBED_AUDIO':
      leaveOut(draft, plainText(textAt(payload, 'title')), 'video_left_out');
      return;
    default:
      leaveOutType(draft, reading.title, type);
      clear(reading);
  }
}

function addHidden(draft: Draft, payload: Source): void {
  for (const field of [...partsAt(payload, 'hiddenFields'), ...partsAt(payload, 'fields')])
    addField(draft, 'hidden', { refs: [textAt(field, 'uuid')], label: plainText(textAt(field, 'name')) });
}

function breakPage(reading: Reading, block: Source): void {
  flushTitle(reading);
  const payload = partAt(block, 'payload');
  const ref = textAt(block, 'uuid');
  if (isTrueAt(payload, 'isThankYouPage') || textAt(block, 'type') === 'THANK_YOU_PAGE') {
    finishEnding(reading, {});
    reading.ending = { ref, title: '', texts: [] };
    return;
  }
  finishEnding(reading, {});
  startPage(reading.draft, {
    title: plainText(textAt(payload, 'name')),
    refs: [ref, textAt(block, 'groupUuid')],
  });
}

function addToEnding({ ending, draft }: Reading, block: Source): void {
  if (!ending) return;
  const type = textAt(block, 'type');
  const isHeading = /^(?:TITLE|LABEL|HEADING_[123])$/.test(type);
  const text = tallyText(partAt(block, 'payload'), { isRich: !isHeading });
  if (type === 'IMAGE') note(draft, 'picture_left_out');
  else if (isHeading && !ending.title) ending.title = text;
  else if (text) ending.texts.push(isHeading ? `**${text}**` : text);
}

/** Adds the page that says thanks; at the end, a redirect of the settings takes its place. */
function finishEnding(reading: Reading, settings: Source): void {
  const { ending, draft } = reading;
  reading.ending = null;
  const address = textAt(settings, 'redirectOnCompletion') || textAt(settings, 'redirectUrl');
  const isAddress = address !== '' && checkUrl(address).ok && !/[{}]/.test(address);
  if (address && !isAddress) note(draft, 'redirect_left_out', shorten(address, MAX_WORDS_LENGTH));
  if (!ending && !isAddress) return;
  addEnding(draft, {
    ref: ending?.ref ?? '',
    title: ending?.title ?? '',
    text: ending?.texts.join('\n\n') ?? '',
    redirectUrl: isAddress ? address : null,
  });
}
