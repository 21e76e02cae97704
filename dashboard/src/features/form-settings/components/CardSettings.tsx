import { useState } from 'react';
import type { SettingGroup } from '../../../domain/form-home/settingsIndex.ts';
import { FormSettings } from './FormSettings.tsx';

/** The settings of one form inside its card (FSET-001), without addresses. */
export function CardSettings({ formId }: { formId: string }) {
  const [group, setGroup] = useState<SettingGroup>('general');
  return <FormSettings formId={formId} group={group} onGroup={setGroup} />;
}
