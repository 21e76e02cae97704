import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { Fragment, useState, type ReactNode } from 'react';
import {
  PLANNED_TEXTS,
  TEXTS,
  UNTITLED_FORM,
  validateAnswers,
  withFormDefaults,
  fieldsOf,
  hiddenFieldIds,
  isPlain,
  LANGUAGE_NAMES,
  translate,
  type FormDefinition,
  type Language,
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
import { languageOfForm } from '../../../domain/forms/languageOfForm.ts';
import { usePlatformOf } from '../../../domain/platform/platform.ts';
import { PagedPreview } from './PagedPreview.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** The form as visitors get it; answers are validated, nothing is sent (D-75). */
export function Preview({ builder }: { builder: BuilderCore }) {
  const original = useBuilderState(builder, definitionOf);
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? 'new-form');
  const [chosen, setChosen] = useState<Language | null>(null);
  // As visitors get it: of the listed languages, those with a text.
  const languages = original.languages.filter(
    (one) => Object.keys(original.translations[one] ?? {}).length > 0,
  );
  const language = languages.find((one) => one === chosen);
  const definition = language ? translate(original, language) : original;
  if (languages.length === 0) return formIn(builder, definition, formId);
  const own = languageOfForm(original);
  return (
    <>
      <SegmentedControl<Language>
        aria-label={t`Language`}
        size="xs"
        m={8}
        value={language ?? own}
        data={[own, ...languages].map((one) => ({
          value: one,
          label: <bdi lang={one}>{LANGUAGE_NAMES[one]}</bdi>,
        }))}
        onChange={setChosen}
      />
      <Fragment key={definition.language}>{formIn(builder, definition, formId)}</Fragment>
    </>
  );
}

const formIn = (builder: BuilderCore, definition: FormDefinition, formId: string): ReactNode =>
  isPlain(definition) ? (
    <PlainPreview builder={builder} definition={definition} />
  ) : (
    <PagedPreview definition={definition} formId={formId} />
  );

/** A form of one page of fields. */
function PlainPreview({ builder, definition }: { builder: BuilderCore; definition: FormDefinition }) {
  const form = useBuilderState(builder, (state) => state.form);
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const language = languageOfForm(definition);
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
