import { useState } from 'react';

/** Field id to what is wrong with its answer, in words. */
export type Errors = Readonly<Record<string, string>>;

/** What a form says is wrong: now beside its fields, and at the last try in its summary. */
export function useErrors(initial: Errors) {
  const [errors, setErrors] = useState<Errors>(initial);
  const [refused, setRefused] = useState<Errors>(initial);
  return {
    shown: { errors, refused },
    add: (found: Errors): void => setErrors((before) => ({ ...before, ...found })),
    /** Those of a try to send: none are left over. */
    replace(found: Errors): void {
      setErrors(found);
      setRefused(found);
    },
    /** EMBED-014 */
    drop: (fieldId: string): void => setErrors(({ [fieldId]: _mended, ...others }) => others),
  };
}
