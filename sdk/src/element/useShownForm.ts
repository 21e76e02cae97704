import { useLayoutEffect, useRef, useState } from 'react';
import { recallHeight } from '../protocol/heightMemory.ts';
import { readTyped } from '../client/readTyped.ts';
import type { FormAppProps } from '../react/FormApp.tsx';
import { PLANNED } from '../react/planned.ts';
import { adoptStyle } from './adoptStyle.ts';
import { answersThatFit, type Answered } from './answersThatFit.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { stateOf } from './elementState.ts';
import { loadForm, type LoadedForm } from './loadForm.ts';
import { reportProblem } from './reportProblem.ts';

type Initial = Pick<FormAppProps, 'prefilled' | 'initialValues' | 'initialNotice'>;
type Loaded = Extract<LoadedForm, { kind: 'loaded' }>;

/** A form that is shown; `css` is null where the style came with the page. */
export type ShownForm = Omit<Loaded, 'css'> & { css: string | null; baseUrl: string; initial: Initial };
/** The reason why there is no form; `answered` is kept for a retry. */
export type ShownMessage = Exclude<LoadedForm, Loaded> & {
  formId: string;
  baseUrl: string;
  answered: Answered | null;
};

/**
 * Returns what an element shows: the form that came with the page, then the form that the attributes name.
 * The old one stays until the new one is complete.
 */
export function useShownForm(
  container: ShadowRoot,
  formId: string,
  baseUrl: string,
  onFormError: EmbeddedFormEvents['onFormError'],
) {
  const [shown, setShown] = useState<ShownForm | ShownMessage | null>(() =>
    takeDelivered(container, baseUrl),
  );
  // A new object triggers a load.
  const [request, setRequest] = useState<{ answered: Answered | null }>({ answered: null });
  const lastRequest = useRef(request);
  const isEmpty = useRef(shown === null);
  const isDelivered = useRef(shown?.kind === 'loaded' && shown.form.id === formId);

  // A layout effect, so that the request starts before paint.
  useLayoutEffect(() => {
    const isThere = isDelivered.current;
    isDelivered.current = false;
    if (isThere || !formId) return undefined;
    // For one load alone: answers must not carry over to another form.
    const answered = lastRequest.current === request ? null : request.answered;
    lastRequest.current = request;
    stateOf(container).calls.detach();
    if (isEmpty.current) reserveHeight(container, formId);
    let isStale = false;
    loadForm(baseUrl, formId).then(
      (loaded) => {
        if (isStale) return;
        isEmpty.current = false;
        setShown(complete(loaded, { formId, baseUrl, answered }));
      },
      () => {
        if (isStale) return;
        onFormError({ formId, problem: 'script_blocked' });
        reportProblem(baseUrl, formId, 'script_blocked');
      },
    );
    return () => {
      isStale = true;
    };
  }, [container, formId, baseUrl, request, onFormError]);

  /** Loads the form again, with the answers to its old revision if there are any. */
  const load = (answered: Answered | null): void => setRequest({ answered });
  return { shown, load };
}

function takeDelivered(container: ShadowRoot, baseUrl: string): ShownForm | null {
  const { delivered } = stateOf(container);
  if (!delivered) return null;
  const initialValues = readTyped(delivered.form, container.querySelector('form'), PLANNED.parsePosted);
  const { prefilled, ...form } = delivered;
  const initial = { ...(prefilled && { prefilled }), initialValues };
  return { ...form, kind: 'loaded', css: null, baseUrl, initial };
}

function complete(
  loaded: LoadedForm,
  from: Pick<ShownMessage, 'formId' | 'baseUrl' | 'answered'>,
): ShownForm | ShownMessage {
  if (loaded.kind !== 'loaded') return { ...loaded, ...from };
  const { baseUrl, answered } = from;
  const initial = answered
    ? { initialValues: answersThatFit(answered, loaded.form), initialNotice: answered.notice }
    : {};
  return { ...loaded, initial, baseUrl };
}

/** Reserves the form's last known height, so that content below does not jump. */
function reserveHeight(container: ShadowRoot, formId: string): void {
  const height = recallHeight(`height:${formId}`, (container.host as HTMLElement).offsetWidth);
  if (height > 0) adoptStyle(container, `:host{display:block;min-height:${height}px}`);
}
