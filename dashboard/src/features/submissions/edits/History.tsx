import { t } from '@lingui/core/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Submission, SubmissionVersion, SubmissionVersionsResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { authorName } from '../../../domain/submissions/authorName.ts';
import { api } from '../../../lib/apiClient.ts';
import classes from './history.module.css';

function sentenceOf({ kind, isByVisitor, by }: SubmissionVersion): string {
  if (kind === 'withdrawn') return t`Withdrawn by the visitor`;
  if (isByVisitor) return t`The visitor edited the answers`;
  return t`${authorName(by)} edited the answers`;
}

/** What was edited after it was sent, newest first: who, when, and each answer from what to what (SUBM-119). */
export function History({ submission: { id, version } }: { submission: Submission }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['submission-versions', id, version],
    queryFn: () => api.get<SubmissionVersionsResponse>(`/submissions/${id}/versions`),
  });
  if (error)
    return <LoadFailure title={t`Failed to load the edits`} error={error} onRetry={() => refetch()} />;
  if (!data) return null;
  return (
    <section aria-label={t`Edits`}>
      <Title order={3} size="sm" mb={8}>
        {t`Edits`}
      </Title>
      <Stack gap={12} component="ol" className={classes['edits'] ?? ''}>
        {data.versions.map((one) => (
          <li key={one.version}>
            <Text size="xs" c="dimmed">
              {sentenceOf(one)} · <RelativeTime iso={one.at} />
            </Text>
            {one.reason ? (
              <Text size="sm" dir="auto">
                {one.reason}
              </Text>
            ) : null}
            <dl className={classes['changes']}>
              {one.changes.map(({ id: field, label, from, to }) => (
                <div key={field}>
                  <dt dir="auto">{label}</dt>
                  <dd>
                    <del dir="auto">{from}</del> <span aria-hidden="true">→</span> <ins dir="auto">{to}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            {one.files.map(({ id: fileId, name }) => (
              <Anchor
                key={fileId}
                display="block"
                size="sm"
                href={`/api/submissions/${id}/files/${fileId}`}
                dir="auto"
              >
                {name}
              </Anchor>
            ))}
          </li>
        ))}
      </Stack>
    </section>
  );
}
