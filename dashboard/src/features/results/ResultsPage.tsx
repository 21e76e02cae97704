import { t } from '@lingui/core/macro';
import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../components/BackLink.tsx';
import { useScreenTitle } from '../../lib/screenTitle.ts';
import { useWayBack } from '../../lib/trail.ts';
import { FormResults } from './FormResults.tsx';

/** /results/{formId}: the summary of a form as a screen of its own. */
export function ResultsPage() {
  const { formId = '' } = useParams();
  const wayBack = useWayBack();
  const [title, setTitle] = useState<string>();
  useScreenTitle(title);
  return (
    <div className="page">
      <Stack gap={24}>
        <div>
          <BackLink to={wayBack}>{t`Back`}</BackLink>
          <Title order={2} mt={8} style={{ overflowWrap: 'anywhere' }}>
            {title ?? '\u00a0'}
          </Title>
        </div>
        <FormResults formId={formId} onTitle={setTitle} />
      </Stack>
    </div>
  );
}
