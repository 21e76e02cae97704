import type { FormDetail } from '@inlay/api/contract';
import { checkEmail, checkUrl } from '@inlay/sdk/model';
import { useUpdateForm } from '../../../domain/form-home/updateForm.ts';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { Setting } from '../../../domain/form-home/Setting.tsx';
import { TypedSetting } from './TypedSetting.tsx';
import { refusalText } from '../../../lib/refusalText.ts';

/** Checks an address; only the server knows the installation's hosts (D-166). */
export const urlProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkUrl(text);
  return checked.ok || checked.code === 'private_host' ? null : refusalText(checked);
};
export const emailProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkEmail(text);
  return checked.ok ? null : refusalText(checked);
};

/** The settings that are a text of the form, and the attributes they are. */
const ATTRIBUTES = { redirect: 'redirectUrl', logo: 'logoUrl', clientEmail: 'clientPrimaryEmail' } as const;

interface FormTextSettingProps {
  form: FormDetail;
  name: keyof typeof ATTRIBUTES;
  help: string;
  stored: string;
  maxLength: number;
  check: (text: string) => string | null;
}

/** A text attribute of a form: saved on leaving the field (FSET-013); a refused text stays in the field. */
export function FormTextSetting({ form, name, help, ...rest }: FormTextSettingProps) {
  const update = useUpdateForm(form.id);
  return (
    <Setting name={name}>
      <TypedSetting
        label={SETTINGS[name].label}
        description={help}
        save={(text) => update.mutateAsync({ [ATTRIBUTES[name]]: text })}
        {...rest}
      />
    </Setting>
  );
}
