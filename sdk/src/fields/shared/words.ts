/** Of numbers with bounds and steps. */
export const stepWords = {
  invalid_number: 'Please enter a number.',
  too_small: 'Please enter {min} or more.',
  too_large: 'Please enter {max} or less.',
  not_a_step: 'Please enter a multiple of {step}.',
};

/** Of the earliest and the latest of days or times. */
export const daysWords = {
  too_early: 'Please enter {min} or later.',
  too_late: 'Please enter {max} or earlier.',
};

/** Of files on their way. */
export const uploadWords = {
  file_pending: 'Please wait until “{name}” is uploaded, or remove it.',
  file_gone: '“{name}” is no longer here. Please add it again.',
  file_type: '“{name}” can’t be accepted: files of this kind aren’t allowed here. Allowed are {types}.',
  file_old:
    '“{name}” can’t be accepted: files of this old format can contain programs. Please save it as PDF, or in a newer format. Allowed are {types}.',
  file_content: '“{name}” can’t be accepted: its content is not what its name says. Allowed are {types}.',
  file_unsafe:
    '“{name}” can’t be accepted: it contains a program, a macro or a second file. Allowed are {types}.',
  file_animated: '“{name}” can’t be accepted: it is animated. Please add a still picture.',
  file_damaged: '“{name}” is damaged or incomplete. Please save the picture again and add it.',
  file_pixels:
    '“{name}” has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.',
  file_size: '“{name}” is too large. Files can have up to {max} MB.',
  file_empty: '“{name}” is empty.',
  file_count: 'Please keep at most {max} files.',
  file_full: 'This form can’t take more files right now.',
  file_busy: 'Too many files at once. Please try again later.',
  file_failed: '“{name}” could not be uploaded.',
  fileProgress: '{percent} % uploaded',
  fileWaiting: 'Waiting for a connection',
};

/** Of choices with settings that few use. */
export const choicesWords = {
  missing_other: 'Please write your answer.',
  not_alone: 'Please choose “{option}” alone, or unselect it.',
  too_few_choices: 'Please choose at least {min}.',
  too_many_choices: 'Please choose at most {max}.',
  otherAnswer: 'Your answer',
};

/** Of texts with settings that few use. */
export const textRulesWords = {
  invalid_format: 'Please write this like {example}.',
  mistyped: 'Please check this number. A character may be mistyped.',
  too_short: 'Please enter at least {min} characters.',
};

/** Of a list that is searched. */
export const searchWords = {
  searchList: 'Search the list',
  nothingFound: 'Nothing found',
};

/** Of options that are chosen a limited number of times. */
export const placesWords = {
  placesLeft: '{option} ({count} left)',
  soldOut: '{option} (sold out)',
  option_full: '“{option}” is no longer available. Please choose another option.',
};

/** Of a field of whose values the form takes one answer each. */
export const uniqueWords = {
  value_used: 'This was used in another response. Please enter something else.',
};

/** Of answers that a link locks. */
export const lockedWords = {
  lockedNote: 'The link filled this in. It can’t be changed.',
  link_refused: 'The link for this answer is no longer valid. Please enter the answer yourself.',
};
