import { t } from '@lingui/core/macro';
import { NativeSelect, SegmentedControl, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { BrandKit, FormDetail, FormSummary } from '@inlay/api/contract';
import { fieldsOf, mapFields, type BrandStyles, type FormDefinition } from '@inlay/sdk/model';
import { FormPicture } from '../../domain/forms/FormPicture.tsx';
import { FORMS_KEY } from '../../domain/forms/ownForms.ts';
import { useFormPicture } from '../../domain/forms/pictures.ts';
import { api } from '../../lib/apiClient.ts';
import classes from './brands.module.css';
import { inLook, sampleForm } from './sampleForm.ts';

/** Most forms to choose from, and to look at side by side. */
const MAX_FORMS = 50;
const MAX_PICTURES = 10;
/** Fields of each of them. */
const FIRST_FIELDS = 2;

type View = 'many' | 'one';

interface KitPreviewProps {
  /** The kit as stored; null for a new one. */
  kit: BrandKit | null;
  /** The look being made. */
  styles: BrandStyles;
  logoUrl: string | null;
  /** The account's own forms, newest first. */
  forms: readonly FormSummary[];
}

/** The account's own forms in the look being made: up to ten side by side, or one of them whole (STYLE-048). */
export function KitPreview({ kit, styles, logoUrl, forms }: KitPreviewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<View>('many');
  const shown = view === 'many' && forms.length > 1 ? 'many' : 'one';
  // Controls follow the pointer before the pictures do.
  const look = { kit, styles: useDeferredValue(styles), logoUrl };
  return (
    <section className={classes['preview']} aria-label={t`Preview`}>
      {forms.length > 1 ? (
        <SegmentedControl<View>
          size="xs"
          aria-label={t`Preview`}
          data={[
            { value: 'many', label: t`Your forms` },
            { value: 'one', label: t`One form` },
          ]}
          value={view}
          onChange={setView}
        />
      ) : null}
      {shown === 'many' ? (
        <ul className={classes['forms']}>
          {forms.slice(0, MAX_PICTURES).map((form) => (
            <FormInLook
              key={form.id}
              form={form}
              {...look}
              onOpen={() => {
                setChosen(form.id);
                setView('one');
              }}
            />
          ))}
        </ul>
      ) : (
        <OneForm {...look} forms={forms} formId={chosen ?? forms[0]?.id ?? ''} onChoose={setChosen} />
      )}
    </section>
  );
}

/** A logo of its own stays with a form; that of the kit is replaced with the kit's. */
const logoOf = (
  form: { logoUrl: string | null } | null | undefined,
  { kit, logoUrl }: Pick<KitPreviewProps, 'kit' | 'logoUrl'>,
): string | null => (form?.logoUrl && form.logoUrl !== kit?.logoUrl ? form.logoUrl : logoUrl);

/** Returns a form with its first fields alone: its button, which has most of the colour, is in the picture. */
function beginningOf(definition: FormDefinition): FormDefinition {
  const shown = new Set(fieldsOf(definition).slice(0, FIRST_FIELDS));
  return mapFields(definition, (field) => (shown.has(field) ? field : null));
}

/** The beginning of a form; a press shows it whole. */
function FormInLook(props: Omit<KitPreviewProps, 'forms'> & { form: FormSummary; onOpen(): void }) {
  const { form, kit, styles, onOpen } = props;
  const { data, isPending } = useFormPicture(form, true);
  return (
    <li>
      <UnstyledButton className={classes['form']} onClick={onOpen}>
        <span className={classes['beginning']}>
          {data ? (
            <FormPicture
              isWhole
              definition={inLook(beginningOf(data.definition), styles, kit?.id)}
              logoUrl={logoOf(data, props)}
            />
          ) : isPending ? (
            <Skeleton height="100%" radius={0} />
          ) : null}
        </span>
        <Text size="xs" truncate dir="auto" px={8} py={4}>
          {form.title}
        </Text>
      </UnstyledButton>
    </li>
  );
}

function OneForm(props: KitPreviewProps & { formId: string; onChoose(formId: string): void }) {
  const { forms, kit, styles, formId, onChoose } = props;
  const { data: form } = useQuery({
    queryKey: [...FORMS_KEY, 'look', formId],
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
    enabled: formId !== '',
  });
  const shown = formId !== '' && form ? inLook(form.definition, styles, kit?.id) : sampleForm(styles);
  return (
    <>
      <NativeSelect
        size="xs"
        label={t`Form in this look`}
        value={formId}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        data={[
          ...forms.slice(0, MAX_FORMS).map(({ id, title }) => ({ value: id, label: title })),
          { value: '', label: t`A sample form` },
        ]}
      />
      <div className={classes['paper']} tabIndex={0} role="region" aria-label={t`Form in this look`}>
        <FormPicture isWhole definition={shown} logoUrl={logoOf(form, props)} />
      </div>
    </>
  );
}
