import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { Suspense } from 'react';
import type { Submission } from '@inlay/api/contract';
import { LANGUAGE_NAMES } from '@inlay/sdk/model';
import { authorName } from '../../../domain/submissions/authorName.ts';
import { LazyHistory } from './LazyHistory.tsx';

/** Who entered a submission, the language it was answered in (LANG-009) and what was edited since (SUBM-125). */
export function Provenance({ submission }: { submission: Submission }) {
  const { enteredBy, language, version } = submission;
  const languageName = language && LANGUAGE_NAMES[language];
  return (
    <>
      {enteredBy ? (
        <Text size="xs" c="dimmed">
          {t`Entered by ${authorName(enteredBy.name || null)}`}
        </Text>
      ) : null}
      {languageName ? (
        <Text size="xs" c="dimmed">
          {t`Answered in: ${languageName}`}
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
