import { ActionIcon, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useSubmission } from '../api/submissions.ts';
import { printAnswers } from '../printedAnswers.ts';
import { DeleteSubmission } from './DeleteSubmission.tsx';
import classes from './submissions.module.css';

/** One submission, whole, as its visitor saw the form (SUBM-015, D-184). */
export function SubmissionDetail(props: {
  submissionId: string;
  onOpen(submissionId: string): void;
  onClose(): void;
}) {
  const { submissionId, onOpen, onClose } = props;
  const { data, error, refetch } = useSubmission(submissionId);
  return (
    <section className={`card ${classes['detail']}`} aria-label="Submission Details">
      <Group justify="space-between" wrap="nowrap" mb={16}>
        <Title order={2} size="h3">
          Submission Details
        </Title>
        <Group gap={4} wrap="nowrap">
          <Step label="Newer submission" icon={IconChevronUp} to={data?.newerId} onOpen={onOpen} />
          <Step label="Older submission" icon={IconChevronDown} to={data?.olderId} onOpen={onOpen} />
          {data ? <DeleteSubmission submission={data.submission} onDeleted={onClose} /> : null}
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Close details" onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </ActionIcon>
        </Group>
      </Group>
      {error ? (
        <LoadFailure title="Failed to fetch submissions" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={240} /> : null}
      {data ? (
        <Stack gap={16}>
          <Text size="sm" c="dimmed">
            {data.submission.formTitle} · <RelativeTime iso={data.submission.submittedAt} /> · Receipt{' '}
            <span className="tabular">{data.submission.receiptCode}</span>
          </Text>
          <dl className={classes['answers']}>
            {printAnswers(data.fields, data.submission.answers).map(({ fieldId, label, text }) => (
              <div key={fieldId}>
                <dt>{label}</dt>
                <dd dir="auto">{text === '' ? <span className={classes['empty']}>No answer</span> : text}</dd>
              </div>
            ))}
          </dl>
          {data.submission.userAgent ? (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {data.submission.userAgent}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </section>
  );
}

function Step(props: {
  label: string;
  icon: typeof IconX;
  to: string | null | undefined;
  onOpen(id: string): void;
}) {
  const { label, icon: StepIcon, to, onOpen } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={!to}
      onClick={() => to && onOpen(to)}
    >
      <StepIcon size={20} stroke={1.75} />
    </ActionIcon>
  );
}
