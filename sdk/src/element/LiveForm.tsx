import { useEffect, useState } from 'react';
import { fillableFields } from '../model/rendering.ts';
import { mergePrefill } from '../protocol/mergePrefill.ts';
import { FormApp, type FormHandle } from '../react/FormApp.tsx';
import type { Answered } from './answersThatFit.ts';
import type { EmbeddedFormProps } from './embeddedFormProps.ts';
import { stateOf } from './elementState.ts';
import { reportProblem } from './reportProblem.ts';
import type { ShownForm } from './useShownForm.ts';

interface LiveFormProps extends EmbeddedFormProps {
  shown: ShownForm;
  /** Called when the form has changed since it was loaded. */
  onOutdated(answered: Answered): void;
}

/** One form of an element: prefilled, counted, connected to the element's methods and events. */
export function LiveForm(props: LiveFormProps) {
  const { container, shown, onOutdated, onFormChange, onFormError, onFormSubmitted } = props;
  const { form, texts, baseUrl, initial } = shown;
  const { id: formId } = form;
  const [isReady, setReady] = useState(false);

  const fill = (handle: FormHandle, pairs: Iterable<[string, string]>): void => {
    import('../react/prefill.ts').then(
      ({ parsePrefill }) => handle.prefill(parsePrefill(form, pairs)),
      () => {
        onFormError({ formId, problem: 'script_blocked' });
        reportProblem(baseUrl, formId, 'script_blocked');
      },
    );
  };

  const connect = (handle: FormHandle): void => {
    if (fillableFields(form).length > 0) fill(handle, pairsFor(container.host, props.prefill));
    stateOf(container).calls.attach({ ...handle, prefill: (pairs) => fill(handle, pairs) });
    props.onFormReady({ formId });
    setReady(true);
  };

  useEffect(() => {
    const place = container.querySelector('[data-form-embed-place]');
    if (!isReady || !place) return undefined;
    let isOver = false;
    let endVisit = (): void => undefined;
    // Optional: the form works where it is blocked.
    import('./watchVisit.ts').then(
      ({ watchVisit }) => {
        if (!isOver) endVisit = watchVisit(place, { form, baseUrl }, onFormError);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      endVisit();
    };
  }, [isReady, container, form, baseUrl, onFormError]);

  return (
    <FormApp
      form={form}
      texts={texts}
      baseUrl={baseUrl}
      {...initial}
      onHandle={connect}
      onOutdated={(values, notice) => onOutdated({ form, values, notice })}
      onChange={(fieldId) => onFormChange({ formId, fieldId })}
      onErrors={(fieldId) => onFormError({ formId, fieldId })}
      onSubmitted={(submissionId, answers) =>
        onFormSubmitted({ formId, submissionId, ...(answers && { answers }) })
      }
    />
  );
}

/** Returns the values to prefill at the start. */
function pairsFor(element: Element, prefill: string | null | undefined): [name: string, value: string][] {
  const isOff = element.getAttribute('query-prefill') === 'off';
  return mergePrefill(prefill ?? '', isOff ? '' : window.location.search);
}
