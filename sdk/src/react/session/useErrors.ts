import { useState } from 'react';

/** Error messages by field id; in a row of a repeating group by its path. */
export type Errors = Readonly<Partial<Record<string, string>>>;

/** State of a form's errors: current ones at the fields, those of the last try in the summary. */
export function useErrors(initial: Errors) {
  const [errors, setErrors] = useState<Errors>(initial);
  const [refused, setRefused] = useState<Errors>(initial);
  return {
    shown: { errors, refused },
    /** Replaces one error; without a message it is corrected (EMBED-014). */
    set: (id: string, error?: string): void => setErrors((before) => ({ ...before, [id]: error })),
    /** Replaces all errors by those of a try to submit. */
    replace(found: Errors): void {
      setErrors(found);
      setRefused(found);
    },
  };
}
