import { useEffect, useRef } from 'react';
import { stateOf } from './elementState.ts';
import { parseBaseUrl, parseFormId } from './embedAddress.ts';
import type { EmbeddedFormProps } from './embeddedFormProps.ts';
import { LiveForm } from './LiveForm.tsx';
import { LoadMessage } from './LoadMessage.tsx';
import { useHeight } from './useHeight.ts';
import { useLoadErrors } from './useLoadErrors.ts';
import { useShownForm } from './useShownForm.ts';
import { useStyle } from './useStyle.ts';

/** The content of `<form-embed>`: a form, or the reason why there is none. */
export function EmbeddedForm(props: EmbeddedFormProps) {
  const { container, prefill, onFormError, onFormResize } = props;
  const formId = parseFormId(props.formId);
  const baseUrl = parseBaseUrl(props.baseUrl);
  const { shown, load } = useShownForm(container, formId, baseUrl, onFormError);
  useStyle(container, shown);
  useLoadErrors(shown, onFormError);
  useHeight(container, formId, baseUrl, onFormResize);

  const lastPrefill = useRef(prefill);
  useEffect(() => {
    if (lastPrefill.current === prefill) return;
    lastPrefill.current = prefill;
    stateOf(container).calls.make((handle) => handle.prefill(new URLSearchParams(prefill ?? '')));
  }, [container, prefill]);

  // The element's own content, such as reserved space, stays until there is something to show.
  if (!shown) return <slot />;
  if (shown.kind === 'framed') return <shown.FormFrame {...shown} prefill={prefill} />;
  if (shown.kind !== 'loaded')
    return <LoadMessage outcome={shown} texts={shown.texts} onRetry={() => load(shown.answered)} />;
  // Keyed, so that another form or revision starts with fresh state.
  const key = `${shown.baseUrl} ${shown.form.id} ${shown.form.revisionId}`;
  return <LiveForm key={key} {...props} shown={shown} onOutdated={load} />;
}
