import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  guessLanguage,
  PLANNED_TEXTS,
  TEXTS,
  UNTITLED_FORM,
  validateAnswers,
  withFormDefaults,
  fieldsOf,
  hiddenFieldIds,
  isPlain,
  type FormDefinition,
} from '@inlay/sdk/model';
import {
  CANVAS_TEXTS,
  controlId,
  describeIssues,
  focusControl,
  FormRenderer,
  FormSurface,
} from '@inlay/sdk/react';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { usePlatformOf } from '../../../domain/platform/platform.ts';
import { PagedPreview } from './PagedPreview.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** The form as visitors get it; answers are validated, nothing is sent (D-75). */
export function Preview({ builder }: { builder: BuilderCore }) {
  const definition = useBuilderState(builder, definitionOf);
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  return isPlain(definition) ? (
    <PlainPreview builder={builder} definition={definition} />
  ) : (
    <PagedPreview definition={definition} formId={formId} />
  );
}

/** A form of one page of fields. */
function PlainPreview({ builder, definition }: { builder: BuilderCore; definition: FormDefinition }) {
  const form = useBuilderState(builder, (state) => state.form);
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  // In the language that visitors get until the owner chooses another (D-191).
  const language = guessLanguage(definition);
  const words = PLANNED_TEXTS[language];
  const own = TEXTS[language];
  const texts = { ...CANVAS_TEXTS, ...own, issues: { ...own.issues, ...words }, words };
  const rendered = {
    id: form?.id ?? 'new-form',
    // As it will be stored (D-65).
    definition: withFormDefaults(
      { ...definition, title: definition.title.trim() || UNTITLED_FORM },
      language,
    ),
    logoUrl: form?.logoUrl ?? null,
    ...(form?.coverUrl && { coverUrl: form.coverUrl }),
    ...usePlatformOf(definition),
    hiddenFields: hiddenFieldIds(definition),
  };

  const submit = (): void => {
    const verdict = validateAnswers(rendered.definition, values, { ignoreCaptcha: true });
    const found = verdict.ok ? {} : describeIssues(verdict.issues, rendered, texts);
    setErrors(found);
    const first = fieldsOf(definition).find((field) => found[field.id] !== undefined);
    if (first) setTimeout(() => focusControl(document, controlId(rendered.id, first.id)));
    else toastSuccess(t`These answers are valid. The preview doesn’t send them.`, t`All good`);
  };

  return (
    <FormSurface language={texts.language}>
      <FormRenderer
        texts={texts}
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
