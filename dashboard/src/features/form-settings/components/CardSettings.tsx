import { useState } from 'react';
import type { SectionName } from '../sections.ts';
import { FormSettings } from './FormSettings.tsx';

/** The settings of one form inside its card (FSET-001), without addresses. */
export function CardSettings({ formId }: { formId: string }) {
  const [section, setSection] = useState<SectionName>('general');
  return <FormSettings formId={formId} section={section} onSection={setSection} />;
}
