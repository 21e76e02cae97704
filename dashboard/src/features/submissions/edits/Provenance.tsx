import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { Suspense } from 'react';
import type { Submission } from '@inlay/api/contract';
import { authorName } from '../../../domain/submissions/authorName.ts';
import { LazyHistory } from './LazyHistory.tsx';

/** Who entered a submission, and what was edited since (SUBM-125); nothing of one that is as its visitor sent it. */
export function Provenance({ submission }: { submission: Submission }) {
  const { enteredBy, version } = submission;
  return (
    <>
      {enteredBy ? (
        <Text size="xs" c="dimmed">
          {t`Entered by ${authorName(enteredBy.name || null)}`}
        </Text>
      ) : null}
      {version > 1 ? (
        <Suspense>
          <LazyHistory submission={submission} />
        </Suspense>
      ) : null}
    </>
  );
}
