import { t } from '@lingui/core/macro';
import type { ImportNote, ImportNoteCode, SourceProduct } from './importedForm.ts';

/* oxlint-disable texts/literal -- names of products are the same in every language */
const PRODUCT_NAMES: Readonly<Record<SourceProduct, string>> = {
  typeform: 'Typeform',
  google_forms: 'Google Forms',
  tally: 'Tally',
  jotform: 'Jotform',
  surveyjs: 'SurveyJS',
};
/* oxlint-enable texts/literal */

export const productName = (product: SourceProduct): string => PRODUCT_NAMES[product];

/** Texts of the notes; the name is what a note is about. */
const NOTES: Readonly<Record<ImportNoteCode, (name: string) => string>> = {
  type_left_out: (name) => t`Not imported: there are no questions of the type “${name}” here.`,
  picture_left_out: () => t`The picture wasn’t imported. Upload it in the builder.`,
  option_pictures_left_out: () => t`The pictures of the options weren’t imported, only their labels.`,
  video_left_out: () => t`The video wasn’t imported.`,
  text_shortened: () => t`A text was too long and has been shortened.`,
  options_left_out: (name) => t`Too many options. Not imported: ${name}.`,
  numbers_changed: (name) => t`The scale now runs from ${name}.`,
  time_of_day_left_out: () => t`Asks for the date only, not for the time.`,
  year_added: () => t`The date now includes a year.`,
  duration_as_text: () => t`The duration is now a text answer.`,
  suffix_left_out: () => t`The suffix of the name wasn’t imported.`,
  answer_key_left_out: () => t`Correct answers and points weren’t imported.`,
  start_left_out: () => t`The default answer wasn’t imported.`,
  middle_label_left_out: () => t`The label in the middle of the scale wasn’t imported.`,
  shape_changed: (name) => t`There is no icon “${name}” here. The rating shows stars.`,
  file_kinds_changed: () => t`Check which file types are accepted.`,
  refusal_left_out: () => t`Visitors check a box to accept. There is no option to decline.`,
  answer_name_removed: () =>
    t`A text mentioned an answer that isn’t known yet at that point. It was removed.`,
  logic_left_out: (name) =>
    name ? t`This logic rule couldn’t be imported: ${name}` : t`A logic rule couldn’t be imported.`,
  never_shown: () => t`It is hidden from everyone, as it was. Give it a condition, or delete it.`,
  jump_back_left_out: () => t`A jump back to an earlier page couldn’t be imported.`,
  calculation_left_out: (name) => t`The calculation “${name}” couldn’t be imported.`,
  welcome_moved: () => t`The welcome screen is now the description below the title.`,
  ending_left_out: (name) => t`Too many endings. “${name}” wasn’t imported.`,
  redirect_left_out: (name) => t`The redirect to “${name}” couldn’t be imported.`,
  button_left_out: (name) => t`The button “${name}” wasn’t imported.`,
  questions_left_out: (name) => t`Too many questions. Not imported: ${name}.`,
  pages_joined: (name) => t`Too many pages. Everything after page ${name} was added to it.`,
  logic_is_elsewhere: () => t`This file contains no logic. Add your conditions in the builder.`,
};

/** Returns what a note says in the reader's language. */
export const noteText = ({ code, name }: ImportNote): string => NOTES[code](name);
