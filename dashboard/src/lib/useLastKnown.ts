import { useState } from 'react';

/** Returns the value, or the last one that was not null: a dialog keeps its text while it closes. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
