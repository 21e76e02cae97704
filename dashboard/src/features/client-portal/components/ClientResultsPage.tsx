import { t } from '@lingui/core/macro';
import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Results } from '../../../domain/results/Results.tsx';
import { requestResults, requestResultsPdf } from '../api/portal.ts';
import { BackToPortal } from './BackToPortal.tsx';

/** /client/form/{id}/results: what the answers that a client may see come to (RESULT-004). */
export function ClientResultsPage() {
  const formId = useParams()['formId'] ?? '';
  const [title, setTitle] = useState('');
  return (
    <Stack gap={24}>
      <title>{t`${title || t`Summary`} · Inlay`}</title>
      <div>
        <BackToPortal />
        <Title order={1} mt={8} style={{ overflowWrap: 'anywhere' }}>
          {title || t`Summary`}
        </Title>
      </div>
      <Results
        formId={formId}
        open={(query, signal) => requestResults(formId, query, signal)}
        requestPdf={(query) => requestResultsPdf(formId, query)}
        onTitle={setTitle}
      />
    </Stack>
  );
}
