import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/apiError.ts';

/** What is wrong: beside each field, and for the whole form. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', string>>;

/** One form that is sent: its problems, whether it is on its way, and no second press meanwhile. */
export function useAttempt<Field extends string>(fields: readonly Field[]) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** Runs `work` unless `found` names a problem. What the server says goes beside its field. */
  const attempt = async (found: Problems<Field>, work: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    setProblems(found);
    setErrorCode(null);
    if (Object.values(found).some(Boolean)) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setErrorCode(error instanceof ApiError ? error.code : null);
      setProblems(readProblems(error, fields));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return { problems, errorCode, isBusy, attempt };
}

function readProblems<Field extends string>(error: unknown, fields: readonly Field[]): Problems<Field> {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = issues.filter(({ path }) => fields.includes(path[0] as Field));
  if (known.length === 0) return { form: messageOf(error) } as Problems<Field>;
  return Object.fromEntries(known.map(({ path, message }) => [path[0], message])) as Problems<Field>;
}
