import { useNavigate, useParams } from 'react-router';
import { formPath } from '../../../domain/forms/formPath.ts';
import { settingPath, SETTINGS, toGroup } from '../../../domain/form-home/settingsIndex.ts';
import { KEEPS_FOCUS } from '../../../lib/useScreenFocus.ts';
import { AccountWebhooksPage } from '../account/AccountWebhooksPage.tsx';
import classes from './formSettings.module.css';
import { FormSettings } from './FormSettings.tsx';

/**
 * /forms/{formId}/settings/{group}: the settings of one form; every group, and each setting, has an address. Without a
 * form, at /settings/webhooks, the webhooks of all of them.
 */
export function FormSettingsPage() {
  const { formId, group } = useParams();
  const navigate = useNavigate();
  if (formId === undefined) return <AccountWebhooksPage />;
  return (
    <div className={`page ${classes['page']}`}>
      <FormSettings
        formId={formId}
        group={toGroup(group)}
        onGroup={(next) =>
          void navigate(formPath(formId, 'settings', next), { replace: true, state: KEEPS_FOCUS })
        }
        onSetting={(name) =>
          void navigate(settingPath(formId, name), {
            replace: SETTINGS[name].place !== 'build',
            state: KEEPS_FOCUS,
          })
        }
      />
    </div>
  );
}
