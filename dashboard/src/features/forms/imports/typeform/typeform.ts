import { checkUrl, LANGUAGES, MAX_DESCRIPTION_LENGTH, MAX_FIELDS, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import {
  addEnding,
  addField,
  createDraft,
  fit,
  lastPage,
  note,
  startPage,
  type Draft,
} from '../createDraft.ts';
import { finishDraft } from '../finishDraft.ts';
import type { ImportedForm } from '../importedForm.ts';
import { entriesAt, partAt, partsAt, textAt, type Source } from '../reading.ts';
import { plainText, shorten } from '../sourceText.ts';
import { addTypeformField } from './typeformFields.ts';
import { addTypeformJumps, addTypeformValues, jumpPlaces } from './typeformLogic.ts';
import { typeformText } from './typeformText.ts';

/** Words that only the type of a typeform's question has. */
const OWN_TYPES =
  /^(?:short_text|long_text|opinion_scale|multiple_choice|picture_choice|phone_number|contact_info|statement|legal|nps|yes_no|file_upload|payment|calendly|inline_group|group)$/;

/** Returns whether a file is a typeform, as `GET /forms/{id}` of the Create API returns it. */
export const isTypeform = (content: Source): boolean =>
  Array.isArray(content['fields']) &&
  !('version' in content) &&
  (Array.isArray(content['thankyou_screens']) ||
    Array.isArray(content['welcome_screens']) ||
    /\btypeform\.com\//.test(textAt(partAt(content, '_links'), 'display')) ||
    partsAt(content, 'fields').some((field) => isSourceField(field)));

/** Fields of ours have columns, and none has properties. */
const isSourceField = (field: Source): boolean =>
  !('columns' in field) &&
  'title' in field &&
  (OWN_TYPES.test(textAt(field, 'type')) || 'properties' in field || 'validations' in field);

/**
 * Makes a form of a typeform. It asks one question at a time here as well; pages begin and end where it jumps
 * (decision 525).
 */
export function importTypeform(form: Source): ImportedForm {
  const draft = createDraft(plainText(textAt(form, 'title')));
  const language = textAt(form, 'language') || textAt(partAt(form, 'settings'), 'language');
  draft.definition.language = LANGUAGES.find((one) => language.toLowerCase().startsWith(one)) ?? null;
  draft.definition.flow = { ...draft.definition.flow, layout: 'questions' };
  addWelcome(draft, form);
  addHidden(draft, form);
  addQuestions(draft, form);
  addTypeformValues(draft, form);
  addEndings(draft, form);
  addTypeformJumps(draft, form);
  return finishDraft('typeform', draft);
}

/** There is no page before the first here: the words of the welcome screen go below the title. */
function addWelcome(draft: Draft, form: Source): void {
  const [screen] = partsAt(form, 'welcome_screens');
  if (!screen) return;
  const description = textAt(partAt(screen, 'properties'), 'description');
  const words = [textAt(screen, 'title'), description]
    .map((text) => typeformText(draft, text, { isRich: false, holder: draft }))
    .filter(Boolean);
  draft.definition.description = fit(draft, words.join('\n\n'), MAX_DESCRIPTION_LENGTH);
  note(draft, 'welcome_moved');
  if ('attachment' in screen) note(draft, 'picture_left_out');
}

function addHidden(draft: Draft, form: Source): void {
  for (const entry of entriesAt(form, 'hidden').slice(0, MAX_FIELDS)) {
    if (typeof entry === 'string')
      addField(draft, 'hidden', { refs: [`hidden:${entry}`], label: plainText(entry) });
  }
}

/** Deepest nesting of groups that is read. */
const MAX_DEPTH = 3;

function addQuestions(draft: Draft, form: Source): void {
  const { sources, targets } = jumpPlaces(form);
  const isIn = (places: Set<string>, field: Source): boolean =>
    places.has(textAt(field, 'ref')) || places.has(textAt(field, 'id'));

  function add(fields: readonly Source[], depth: number): void {
    for (const field of fields) {
      const isGroup = ['group', 'inline_group'].includes(textAt(field, 'type'));
      if (isIn(targets, field) && !isGroup) continuePage();
      if (isGroup && depth < MAX_DEPTH) addGroup(field, depth);
      else addTypeformField(draft, field);
      if (isIn(sources, field)) continuePage();
    }
  }

  function addGroup(group: Source, depth: number): void {
    const properties = partAt(group, 'properties');
    const refs = [textAt(group, 'ref'), textAt(group, 'id')].filter(Boolean);
    startPage(draft, {
      title: typeformText(draft, textAt(group, 'title'), { isRich: false, holder: draft }),
      description: typeformText(draft, textAt(properties, 'description'), { isRich: true, holder: draft }),
      refs,
    });
    add(partsAt(properties, 'fields'), depth + 1);
    // What jumps behind the group jumps behind its last question.
    const last = [...draft.targets.values()].at(-1);
    if (last && isIn(sources, group)) for (const ref of refs) draft.targets.set(ref, last);
    // What follows is no part of the group any more.
    startPage(draft, {});
  }

  /** Within a group, the next page goes on under its title. */
  function continuePage(): void {
    const { title, items } = lastPage(draft);
    if (items.length > 0) startPage(draft, { title });
  }

  add(partsAt(form, 'fields'), 0);
}

/** Typeform's own last screen, which advertises Typeform; ours says thanks in its place. */
const DEFAULT_ENDING = 'default_tys';

function addEndings(draft: Draft, form: Source): void {
  const screens = partsAt(form, 'thankyou_screens');
  const isDefault = (screen: Source): boolean => textAt(screen, 'ref') === DEFAULT_ENDING;
  const own = screens.filter((screen) => !isDefault(screen));
  const isDefaultMet = own.length === 0 || jumpPlaces(form).targets.has(DEFAULT_ENDING);
  for (const screen of [...own, ...(isDefaultMet ? screens.filter(isDefault) : [])]) {
    const properties = partAt(screen, 'properties');
    const ref = textAt(screen, 'ref') || textAt(screen, 'id');
    if (isDefault(screen)) {
      addEnding(draft, { ref, title: '', text: '', redirectUrl: null });
      continue;
    }
    const isRedirect = textAt(screen, 'type') === 'url_redirect';
    const address = textAt(properties, 'redirect_url');
    const text = typeformText(draft, textAt(properties, 'description'), { isRich: true, holder: draft });
    addEnding(draft, {
      ref,
      title: isRedirect ? '' : typeformText(draft, textAt(screen, 'title'), { isRich: false, holder: draft }),
      text: isRedirect ? '' : [text, buttonLink(properties)].filter(Boolean).join('\n\n'),
      redirectUrl: isRedirect ? redirectOf(draft, address) : null,
    });
    if ('attachment' in screen) note(draft, 'picture_left_out');
  }
}

/** A button that leads to another website becomes a link below the text. */
function buttonLink(properties: Source): string {
  const address = textAt(properties, 'redirect_url');
  const isLink = textAt(properties, 'button_mode') === 'redirect' && /^https:\/\/[^\s()]+$/.test(address);
  if (!isLink || !checkUrl(address).ok) return '';
  const words = shorten(plainText(textAt(properties, 'button_text')), MAX_WORDS_LENGTH).replace(/[[\]]/g, '');
  return `[${words || address}](${address})`;
}

/** An address keeps its names of answers where ours can have them: in the query. */
function redirectOf(draft: Draft, address: string): string | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const named = query ? `${path}?${typeformText(draft, query, { isRich: false, holder: draft })}` : path;
  if (/[{}]/.test(path) || !checkUrl(named.replace(/\{\{\w+\}\}/g, 'x')).ok || !checkUrl(named).ok) {
    note(draft, 'redirect_left_out', shorten(address, MAX_WORDS_LENGTH));
    return null;
  }
  return named;
}
