import type { FieldType, FormDefinition } from '@inlay/sdk/model';

/** Products whose files are read. */
export type SourceProduct = 'typeform' | 'google_forms' | 'tally' | 'jotform' | 'surveyjs';

/** Differences from the source; `importNotes.ts` has their texts. */
export type ImportNoteCode =
  /** Inlay has no such question; the name is the source's own for its type. */
  | 'type_left_out'
  | 'picture_left_out'
  | 'option_pictures_left_out'
  | 'video_left_out'
  | 'text_shortened'
  | 'options_left_out'
  | 'numbers_changed'
  | 'time_of_day_left_out'
  | 'year_added'
  | 'duration_as_text'
  | 'suffix_left_out'
  | 'answer_key_left_out'
  | 'start_left_out'
  | 'middle_label_left_out'
  | 'shape_changed'
  | 'file_kinds_changed'
  | 'refusal_left_out'
  | 'answer_name_removed'
  | 'logic_left_out'
  | 'never_shown'
  | 'jump_back_left_out'
  | 'calculation_left_out'
  | 'welcome_moved'
  | 'ending_left_out'
  | 'redirect_left_out'
  | 'button_left_out'
  | 'questions_left_out'
  | 'pages_joined'
  | 'logic_is_elsewhere';

export interface ImportNote {
  code: ImportNoteCode;
  /** What the note is about: a type of the source, a number, a name; empty where the code says it all. */
  name: string;
}

/** Result of importing one question, text or picture of the source. */
export interface ImportedItem {
  label: string;
  /** The type of its field; `null` where it was left out. */
  type: FieldType | null;
  notes: ImportNote[];
}

/** A form of another product, as it would be here. */
export interface ImportedForm {
  product: SourceProduct;
  definition: FormDefinition;
  /** In reading order. */
  items: ImportedItem[];
  /** What concerns the form as a whole. */
  notes: ImportNote[];
}
