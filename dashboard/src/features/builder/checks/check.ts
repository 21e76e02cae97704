/** One thing worth a look before a form is published. It never keeps anybody from saving. */
export interface Check {
  /** Stable for the same finding, so that lists keep their place: what it is and where. */
  id: string;
  /** What a visitor would meet, in one sentence. */
  text: string;
  /** The field it is about; `null` for the form as a whole. */
  fieldId: string | null;
  /** Where it is mended: a tab of the left panel, or the field's own properties. */
  place: 'field' | 'fields' | 'style' | 'settings';
}
