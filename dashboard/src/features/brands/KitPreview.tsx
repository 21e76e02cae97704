import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import type { BrandStyles } from '@inlay/sdk/model';
import { FormPicture } from '../../domain/forms/FormPicture.tsx';
import { FORMS_KEY, useForms } from '../../domain/forms/ownForms.ts';
import { api } from '../../lib/apiClient.ts';
import classes from './brands.module.css';
import { inLook, sampleForm } from './sampleForm.ts';

/** Most forms to choose from. */
const MAX_FORMS = 50;

/** One of the account's own forms in the look being made. */
export function KitPreview({ styles, logoUrl }: { styles: BrandStyles; logoUrl: string | null }) {
  const { data } = useForms();
  const forms = (data?.forms ?? []).filter(({ abilities }) => abilities.update).slice(0, MAX_FORMS);
  const [chosen, setChosen] = useState<string | null>(null);
  const formId = chosen ?? forms[0]?.id ?? '';
  const { data: form } = useQuery({
    queryKey: [...FORMS_KEY, 'look', formId],
    queryFn: () => api.get<FormDetail>(`/forms/${formId}`),
    enabled: formId !== '',
  });
  const shown = formId !== '' && form ? inLook(form.definition, styles) : sampleForm(styles);
  return (
    <section className={classes['preview']} aria-label={t`Preview`}>
      <NativeSelect
        size="xs"
        label={t`Preview`}
        value={formId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          ...forms.map(({ id, title }) => ({ value: id, label: title })),
          { value: '', label: t`A sample form` },
        ]}
      />
      <div className={classes['paper']} tabIndex={0} role="region" aria-label={t`Form in this look`}>
        <FormPicture isWhole definition={shown} logoUrl={logoUrl ?? form?.logoUrl ?? null} />
      </div>
    </section>
  );
}
