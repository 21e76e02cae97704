import { t } from '@lingui/core/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/BackLink.tsx';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { useForm } from '../api/form.ts';
import { toSection } from '../sections.ts';
import { FormSettings } from './FormSettings.tsx';
import classes from './formSettings.module.css';

/** /forms/{formId}/settings/{section}: the settings of one form; every section has its own address. */
export function FormSettingsPage() {
  const { formId = '', section } = useParams();
  const navigate = useNavigate();
  const { data: form, error } = useForm(formId);
  useScreenTitle(form?.title);
  return (
    <div className="page">
      <Stack gap={16} maw={960}>
        <BackLink to="/dashboard?tab=forms">{t`My Forms`}</BackLink>
        {form ? (
          <Text fw={600} size="lg" className={classes['title'] ?? ''}>
            {form.title}
          </Text>
        ) : error ? null : (
          <Skeleton height={24} width={240} radius={6} />
        )}
        <FormSettings
          formId={formId}
          section={toSection(section)}
          onSection={(name) => void navigate(`/forms/${formId}/settings/${name}`, { replace: true })}
        />
      </Stack>
    </div>
  );
}
