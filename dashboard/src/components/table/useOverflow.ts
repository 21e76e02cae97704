import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns whether an element overflows its frame, which must then be focusable. */
export function useOverflow<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  overflows: boolean;
} {
  const ref = useRef<Element>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight),
    );
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
