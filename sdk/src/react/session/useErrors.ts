import { useState } from 'react';

/** Error messages by field id. */
export type Errors = Readonly<Record<string, string>>;

/** State of a form's errors: current ones beside the fields, those of the last try in the summary. */
export function useErrors(initial: Errors) {
  const [errors, setErrors] = useState<Errors>(initial);
  const [refused, setRefused] = useState<Errors>(initial);
  return {
    shown: { errors, refused },
    add: (found: Errors): void => setErrors((before) => ({ ...before, ...found })),
    /** Replaces all errors by those of a try to submit. */
    replace(found: Errors): void {
      setErrors(found);
      setRefused(found);
    },
    /** EMBED-014 */
    drop: (fieldId: string): void => setErrors(({ [fieldId]: _mended, ...others }) => others),
  };
}
