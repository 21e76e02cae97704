import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { guessLanguage, TEXTS, type FormDefinition } from '@inlay/sdk/model';
import { addQuestions, FormSurface, PagedForm } from '@inlay/sdk/react';
import { toastSuccess } from '../../../lib/toasts.tsx';
import classes from './try.module.css';
import type { Trial, TrialState } from './useTrial.ts';

addQuestions();

interface TryFormProps {
  definition: FormDefinition;
  trial: Trial;
  state: TrialState;
}

/** Errors of a definition, by control. */
interface Found {
  definition: FormDefinition;
  errors: Readonly<Record<string, string>>;
}

/** The real form, for trying: hidden items keep their place and say why. Nothing is sent. */
export function TryForm({ definition, trial, state }: TryFormProps) {
  const { form, reasons } = trial;
  const { answers, setAnswers, page, setPage } = state;
  const [found, setFound] = useState<Found>({ definition, errors: {} });
  // What was wrong with another definition says nothing of this one.
  const errors = found.definition === definition ? found.errors : {};
  const place = useRef<HTMLDivElement>(null);
  const texts = TEXTS[guessLanguage(definition)];
  // The form marks what its conditions hide; the style sheet shows the reason in its place.
  useLayoutEffect(() => {
    for (const item of place.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []) {
      const reason = reasons.get(item.dataset['item'] ?? '');
      if (reason === undefined) delete item.dataset['reason'];
      else item.dataset['reason'] = t`Hidden because ${reason}`;
    }
  });
  const change = (fieldId: string, value: unknown, path = fieldId): void => {
    setAnswers({ ...answers, [fieldId]: value });
    const { [path]: _mended, ...rest } = errors;
    setFound({ definition, errors: rest });
  };
  const session = {
    at: page,
    change,
    setAt: setPage,
    refuse: (refused: Found['errors']) => setFound({ definition, errors: refused }),
    submit: () => {
      toastSuccess(t`The form would be sent now. Trying sends nothing.`, t`All good`);
      return Promise.resolve();
    },
  };
  return (
    <div ref={place} className={classes['form']} data-try>
      <FormSurface language={texts.language}>
        <PagedForm
          form={form}
          texts={texts}
          session={session}
          values={answers}
          errors={errors}
          onChange={change}
          onSubmit={() => undefined}
        />
      </FormSurface>
    </div>
  );
}
