import { t } from '@lingui/core/macro';
import type { ImportNote, ImportNoteCode, SourceProduct } from './importedForm.ts';

/* oxlint-disable texts/literal -- names of products are the same in every language */
const PRODUCT_NAMES: Readonly<Record<SourceProduct, string>> = {
  typeform: 'Typeform',
  google_forms: 'Google Forms',
  tally: 'Tally',
  jotform: 'Jotform',
};
/* oxlint-enable texts/literal */

export const productName = (product: SourceProduct): string => PRODUCT_NAMES[product];

/** What each note says; the name is what it is about. */
const NOTES: Readonly<Record<ImportNoteCode, (name: string) => string>> = {
  type_left_out: (name) => t`Left out: Inlay has no question of the type “${name}”.`,
  picture_left_out: () => t`The picture stays behind. Upload it in the builder.`,
  option_pictures_left_out: () => t`The pictures of the options stay behind. Only their labels are kept.`,
  video_left_out: () => t`The video stays behind.`,
  text_shortened: () => t`A text was too long and has been shortened.`,
  options_left_out: (name) => t`Too many options: the last ${name} are left out.`,
  numbers_changed: (name) => t`The scale now runs from ${name}.`,
  time_of_day_left_out: () => t`Asks for the date only, not for the time.`,
  year_added: () => t`The date now includes a year.`,
  duration_as_text: () => t`The duration is now asked as text.`,
  parts_left_out: (name) => t`Left out: ${name}.`,
  answer_key_left_out: () => t`Right answers and points stay behind.`,
  start_left_out: () => t`The default answer stays behind.`,
  middle_label_left_out: () => t`The label in the middle of the scale is left out.`,
  shape_changed: (name) => t`The icon “${name}” is not available. Stars or hearts are shown instead.`,
  file_kinds_changed: () => t`Check which file types are accepted.`,
  refusal_left_out: () => t`The choice not to accept is gone: visitors check a box, or leave it.`,
  answer_name_removed: () => t`A text names an answer that isn’t known at that point. The name was removed.`,
  logic_left_out: () => t`A logic rule couldn’t be taken over.`,
  jump_back_left_out: () => t`A jump back to an earlier page couldn’t be taken over.`,
  calculation_left_out: (name) => t`The calculation “${name}” couldn’t be taken over.`,
  welcome_moved: () => t`The welcome screen is now the description below the title.`,
  ending_left_out: (name) => t`Too many endings: “${name}” is left out.`,
  redirect_left_out: (name) => t`The redirect to “${name}” couldn’t be taken over.`,
  button_left_out: (name) => t`The button “${name}” is left out.`,
  questions_left_out: (name) => t`Too many questions: ${name} are left out.`,
  pages_joined: (name) => t`Too many pages: what follows page ${name} stands on it.`,
  logic_is_elsewhere: () => t`This file contains no logic rules. Add them in the builder.`,
};

/** Returns what a note says in the reader's language. */
export const noteText = ({ code, name }: ImportNote): string => NOTES[code](name);
