import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import type { FormDetail } from '@inlay/api/contract';
import { Section } from '../../../components/Section.tsx';
import { useUpdateForm } from '../../../domain/form-home/updateForm.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import classes from './formSettings.module.css';

/** Sets whether notifications carry the submission as PDF (NOTIF-048). */
export function AttachedPdf({ form }: { form: FormDetail }) {
  const { mutate, isPending, variables } = useUpdateForm(form.id);
  return (
    <Setting name="attachesPdf">
      <Section title={t`Attachment`}>
        <div className={classes['body']}>
          <Switch
            label={SETTINGS.attachesPdf.label}
            description={t`Clients get only the answers they may see. Emails about several submissions have none.`}
            checked={isPending ? (variables.attachesPdf ?? form.attachesPdf) : form.attachesPdf}
            onChange={({ currentTarget: { checked } }) => mutate({ attachesPdf: checked })}
          />
        </div>
      </Section>
    </Setting>
  );
}
