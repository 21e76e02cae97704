import { t } from '@lingui/core/macro';
import { LockDrawing } from '../../../components/drawings/LockDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useAccountModel } from '../../../domain/forms/accountModel.ts';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';
import { RowSkeletons, SettingsFrame, SettingsSection } from '../components/SettingsFrame.tsx';
import { ModelForm } from './ModelForm.tsx';
import { ModelLog } from './ModelLog.tsx';

/** The model by which the account drafts forms, and the log of that (DRAFT-001, DRAFT-005). */
export function ModelPage() {
  const refusal = useRoleRefusal(useAccountAbility('manage'));
  const { data, error, refetch } = useAccountModel();
  return (
    <SettingsFrame>
      <SettingsSection
        name="model"
        title={t`Drafting forms by AI`}
        text={t`Describe a form in the builder and a model of yours writes a draft. Nothing is published by it.`}
      >
        {refusal ? <EmptyState drawing={<LockDrawing />} title={t`Access Denied`} text={refusal} /> : null}
        {error && !data && !refusal ? (
          <LoadFailure title={t`Failed to load the model`} error={error} onRetry={() => refetch()} />
        ) : null}
        {!data && !error && !refusal ? <RowSkeletons rows={4} /> : null}
        {data && !data.isAllowed && !refusal ? (
          <EmptyState
            drawing={<LockDrawing />}
            title={t`Not allowed on this platform`}
            text={t`An administrator can allow it in Platform settings.`}
          />
        ) : null}
        {data?.isAllowed && !refusal ? <ModelForm settings={data.settings} /> : null}
      </SettingsSection>
      {data?.settings && !refusal ? <ModelLog /> : null}
    </SettingsFrame>
  );
}
