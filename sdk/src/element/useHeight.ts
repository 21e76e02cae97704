import { useEffect, useRef } from 'react';
import { rememberHeight } from '../protocol/heightMemory.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { reportProblem } from './reportProblem.ts';

/** Remembers the element's height, emits each change, and reports a page that clips it. */
export function useHeight(
  container: ShadowRoot,
  formId: string,
  baseUrl: string,
  onFormResize: EmbeddedFormEvents['onFormResize'],
): void {
  const last = useRef(0);
  useEffect(() => {
    const host = container.host as HTMLElement;
    const place = container.querySelector<HTMLElement>('[data-form-embed-place]');
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      const height = place.offsetHeight;
      if (height === 0 || height === last.current) return;
      last.current = height;
      rememberHeight(`height:${formId}`, host.offsetWidth, height);
      onFormResize({ formId, height });
      if (host.offsetHeight + 1 < height && host.isConnected)
        reportProblem(baseUrl, formId, 'height_clamped');
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [container, formId, baseUrl, onFormResize]);
}
