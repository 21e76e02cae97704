import { t } from '@lingui/core/macro';
import { useLayoutEffect, useState } from 'react';
import { findCaptcha, TEXTS, type FormDefinition, type PublicForm } from '@inlay/sdk/model';
import { languageOfForm } from '../../../domain/forms/languageOfForm.ts';
import { describeIssues, FormSurface, PagedForm, plannedCss, validate } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../../lib/adoptStyleSheet.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import type { TestRun, TestRunState } from './useTestRun.ts';

export interface TestRunFormProps {
  definition: FormDefinition;
  testRun: TestRun;
  state: TestRunState;
  /** Called when the answers could be sent. */
  onSent?: () => void;
}

/** Value of a solved captcha: trying a form needs no proof. */
const NO_ROBOT = 'tried';

/** Errors of a definition, by control. */
interface Found {
  definition: FormDefinition;
  errors: Readonly<Record<string, string>>;
}

/** Applies the style that only forms with a plan have. */
function usePlannedStyle({ definition, planned }: PublicForm): void {
  const css = plannedCss(definition, planned!);
  useLayoutEffect(() => adoptStyleSheet(document, css).remove, [css]);
}

/** The form as visitors meet it, page by page or question by question. Nothing is sent. */
export function TestRunForm({ definition, testRun: { form }, state, onSent }: TestRunFormProps) {
  const { answers, setAnswers, page, setPage } = state;
  const [found, setFound] = useState<Found>({ definition, errors: {} });
  // Errors of another definition do not apply to this one.
  const errors = found.definition === definition ? found.errors : {};
  const texts = TEXTS[languageOfForm(definition)];
  usePlannedStyle(form);
  const captchaId = findCaptcha(definition)?.id;
  const values = captchaId ? { ...answers, [captchaId]: NO_ROBOT } : answers;
  const change = (fieldId: string, value: unknown, path = fieldId): void => {
    setAnswers((before) => ({ ...before, [fieldId]: value }));
    const { [path]: _mended, ...rest } = errors;
    setFound({ definition, errors: rest });
  };
  const session = {
    pageId: page,
    change,
    setPageId: setPage,
    refuse: (refused: Found['errors']) => setFound({ definition, errors: refused }),
    submit: () => {
      const { issues = [] } = validate(form, values);
      session.refuse(describeIssues(issues, form, texts));
      if (issues.length === 0) {
        toastSuccess(t`The form would be sent now. Trying sends nothing.`, t`All good`);
        onSent?.();
      }
      return Promise.resolve();
    },
  };
  return (
    <FormSurface language={texts.language}>
      <PagedForm
        form={form}
        texts={texts}
        session={session}
        values={values}
        errors={errors}
        onChange={change}
        onSubmit={() => undefined}
      />
    </FormSurface>
  );
}
