/** Mistakes that only fields of the later types can have. */
export type FieldIssueCode =
  | 'invalid_number'
  | 'ambiguous_number'
  | 'too_precise'
  | 'too_small'
  | 'too_large'
  | 'not_a_step'
  | 'invalid_url'
  | 'insecure_url'
  | 'invalid_time'
  | 'too_early'
  | 'too_late'
  | 'time_off_step'
  | 'incomplete_name'
  | 'incomplete_range'
  | 'wrong_order'
  | 'too_short_range'
  | 'too_long_range'
  | 'unanswered_rows'
  | 'repeated_rank'
  | 'incomplete_ranking'
  | 'missing_other'
  | 'not_alone'
  | 'too_few_choices'
  | 'too_many_choices'
  | 'invalid_format'
  | 'mistyped'
  | 'too_short'
  | 'not_same'
  | CodeIssueCode
  | 'option_full'
  | FileIssueCode;

/** What can be wrong with an email address that is confirmed by a mailed code. */
export type CodeIssueCode = 'unconfirmed' | 'wrong_code' | 'code_busy' | 'code_failed';

/** What can be wrong with a visitor's file. */
export type FileIssueCode =
  | 'file_pending'
  | 'file_gone'
  | 'file_type'
  | 'file_size'
  | 'file_empty'
  | 'file_count'
  | 'file_full'
  | 'file_busy'
  | 'file_failed';

/** Texts of later field types; a form gets those of the types it has (`FieldCapabilities.words`). */
export type FieldWord =
  | FieldIssueCode
  | 'namePrefix'
  | 'nameFirst'
  | 'nameMiddle'
  | 'nameLast'
  | 'rangeFrom'
  | 'rangeTo'
  | 'ratingOf'
  | 'place'
  | 'otherAnswer'
  | 'searchList'
  | 'emailAgain'
  | 'callingCode'
  | 'codeHint'
  | 'codeSend'
  | 'codeSent'
  | 'codeAgain'
  | 'codeInput'
  | 'codeDone'
  | 'placesLeft'
  | 'soldOut'
  | 'nothingFound'
  | 'rankHint'
  | 'rankPlace'
  | 'rankNone'
  | 'fileLimit'
  | 'fileChoose'
  | 'filesChoose'
  | 'fileDrop'
  | 'fileProgress'
  | 'fileDone'
  | 'fileWaiting'
  | 'filePause'
  | 'fileResume'
  | 'fileRemove'
  | 'fileKeep'
  | 'signDraw'
  | 'signType'
  | 'signClear'
  | 'signed';

export type FieldTexts = Readonly<Record<FieldWord, string>>;
