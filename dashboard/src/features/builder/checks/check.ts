import type { Place } from '../panelPlaces.ts';

/** A finding to consider before a form is published. */
export interface Check {
  /** Stable for the same finding: kind and place. */
  id: string;
  /** The problem as a visitor would meet it, in one sentence. */
  text: string;
  /** The field, page, group or ending it is about; `null` for the form as a whole. */
  fieldId: string | null;
  /** Where it is mended. */
  place: Place;
  /** Whether the form cannot be saved with it. */
  refuses?: boolean;
}
