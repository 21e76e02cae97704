import { useState } from 'react';
import { validateAnswers } from '@inlay/sdk/model';
import { controlId, describeIssues, focusControl, FormRenderer, FormSurface } from '@inlay/sdk/react';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Builder } from '../useBuilder.ts';

/** The form as a visitor meets it; answers are checked, nothing is sent (D-75). */
export function Preview({ builder }: { builder: Builder }) {
  const { definition, form } = builder;
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const rendered = {
    id: form?.id ?? 'new-form',
    definition,
    logoUrl: form?.logoUrl ?? null,
    platformName: 'Inlay',
    captcha: null,
  };

  const submit = (): void => {
    const verdict = validateAnswers(definition, values, { ignoreCaptcha: true });
    const found = verdict.ok ? {} : describeIssues(verdict.issues, rendered);
    setErrors(found);
    const first = definition.fields.find((field) => found[field.id] !== undefined);
    if (first) setTimeout(() => focusControl(document, controlId(rendered.id, first.id)));
    else toastSuccess('These answers would be accepted. A preview sends nothing.', 'All good');
  };

  return (
    <FormSurface>
      <FormRenderer
        form={rendered}
        values={values}
        errors={errors}
        onChange={(fieldId, value) => {
          setValues((before) => ({ ...before, [fieldId]: value }));
          setErrors(({ [fieldId]: _mended, ...rest }) => rest);
        }}
        onSubmit={submit}
      />
    </FormSurface>
  );
}
