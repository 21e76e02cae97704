import { useLayoutEffect, useRef, useState } from 'react';
import { recallHeight } from '../protocol/heightMemory.ts';
import { readTyped } from '../client/readTyped.ts';
import type { FormAppProps } from '../react/FormApp.tsx';
import { adoptStyle } from './adoptStyle.ts';
import { answersThatFit, type Answered } from './answersThatFit.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { stateOf } from './elementState.ts';
import { loadForm, type LoadedForm } from './loadForm.ts';
import { reportProblem } from './reportProblem.ts';

type Initial = Pick<FormAppProps, 'initialValues' | 'initialNotice'>;
type Loaded = Extract<LoadedForm, { kind: 'loaded' }>;

/** A form as it is shown; its style is null where it came with the page. */
export type ShownForm = Omit<Loaded, 'css'> & { css: string | null; baseUrl: string; initial: Initial };
/** The reason why there is no form, and what the visitor had answered of the form before. */
export type ShownMessage = Exclude<LoadedForm, Loaded> & {
  formId: string;
  baseUrl: string;
  answered: Answered | null;
};

/**
 * Returns what an element shows: the form that came with the page, then whichever form the attributes name.
 * The one before is shown until the next is complete.
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
  // A new object loads again.
  const [request, setRequest] = useState<{ answered: Answered | null }>({ answered: null });
  const lastRequest = useRef(request);
  const isEmpty = useRef(shown === null);
  const isDelivered = useRef(shown?.kind === 'loaded' && shown.form.id === formId);

  // Before paint, so that the request leaves at once.
  useLayoutEffect(() => {
    const isThere = isDelivered.current;
    isDelivered.current = false;
    if (isThere || !formId) return undefined;
    // For one load alone: answers do not go on to another form.
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

  /** Loads the form again, for a visitor who may have answered it as it was. */
  const load = (answered: Answered | null): void => setRequest({ answered });
  return { shown, load };
}

function takeDelivered(container: ShadowRoot, baseUrl: string): ShownForm | null {
  const { delivered } = stateOf(container);
  if (!delivered) return null;
  const initialValues = readTyped(delivered.form, container.querySelector('form'));
  return { ...delivered, kind: 'loaded', css: null, baseUrl, initial: { initialValues } };
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

/** Keeps the room that a form took up last time, so that nothing below it jumps. */
function reserveHeight(container: ShadowRoot, formId: string): void {
  const height = recallHeight(`height:${formId}`, (container.host as HTMLElement).offsetWidth);
  if (height > 0) adoptStyle(container, `:host{display:block;min-height:${height}px}`);
}
