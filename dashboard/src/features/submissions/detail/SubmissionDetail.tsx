import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconChevronDown from '~icons/chevron-down';
import IconChevronUp from '~icons/chevron-up';
import IconMail from '~icons/mail';
import IconPencil from '~icons/pencil';
import IconPrinter from '~icons/printer';
import IconX from '~icons/x';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { Submission, SubmissionResponse } from '@inlay/api/contract';
import { findReplyAddress } from '@inlay/sdk/model';
import { LostDrawing } from '../../../components/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { isFinal } from '../../../lib/apiError.ts';
import { PdfButton } from '../../../components/PdfButton.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import { useLiveEvents } from '../../../domain/platform/liveEvents.ts';
import { isBeingRemoved } from '../../../domain/submissions/useChange.ts';
import { send } from '../../../lib/apiClient.ts';
import { endErrors, toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { useSubmission } from '../api/submissions.ts';
import { countAnswered } from '../../../domain/submissions/printedAnswers.ts';
import { Provenance } from '../edits/Provenance.tsx';
import { StaffPageButton } from '../edits/StaffPageButton.tsx';
import { LazyFiles } from '../files/LazyFiles.tsx';
import { LazyReply } from '../reply/LazyReply.tsx';
import { replyLink } from '../reply/replyTo.ts';
import type { Pinned } from '../list/usePinned.ts';
import type { PendingReply } from '../inbox/usePendingReply.ts';
import { useSwipe } from '../list/useSwipe.ts';
import type { WorkQuestion } from '../work/useInboxWork.ts';
import { Activity } from './Activity.tsx';
import type { Deletion } from '../inbox/useDeletion.ts';
import { Annotations } from './Annotations.tsx';
import { Comments } from './Comments.tsx';
import { AnswerList } from './AnswerList.tsx';
import { Marks, PinButton, Step } from './detailActions.tsx';
import classes from './detail.module.css';
import type { Printed } from './PrintSheet.tsx';
import { WorkLine } from '../work/WorkLine.tsx';

const NO_ADDRESS = t`No email address found in this submission`;

interface SubmissionDetailProps {
  submissionId: string;
  /** Neighbours in the list as it is shown. */
  previousId: string | undefined;
  nextId: string | undefined;
  pinned: Pinned;
  /** Opened by its reader, which marks it as read. */
  isOpened: boolean;
  onOpen(submissionId: string): void;
  onClose(): void;
  onPrint(submissions: Printed[]): void;
  onMark(marks: { read?: boolean; starred?: boolean }): void;
  deletion: Deletion;
  reply: PendingReply;
  onWork(what: WorkQuestion, submission: Submission): void;
}

/** One whole submission, in the form as its visitor saw it (SUBM-015, D-184). */
export function SubmissionDetail(props: SubmissionDetailProps) {
  const { submissionId, previousId, nextId, pinned, onOpen, onClose } = props;
  const { data, error, refetch } = useSubmission(submissionId);
  const client = useQueryClient();
  const go = (id: string | undefined): void => {
    if (id) onOpen(id);
  };
  const isGone = error !== null && isFinal(error);
  useLiveEvents((event) => {
    if (event.name === 'job' || event.name === 'websites' || isBeingRemoved(client, submissionId)) return;
    const isAbout = event.name !== 'submissions' || event.isReread || event.left?.includes(submissionId);
    if (isAbout) void refetch();
  });
  return (
    <section
      className={`card ${classes['detail']}`}
      aria-label={t`Submission Details`}
      {...useSwipe({ next: () => go(nextId), previous: () => go(previousId) })}
    >
      <Group justify="space-between" wrap="nowrap" className={classes['detailHead'] ?? ''}>
        <Title order={2} size="h3">
          {t`Submission Details`}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Step label={t`Previous submission`} icon={IconChevronUp} to={previousId} onOpen={onOpen} />
          <Step label={t`Next submission`} icon={IconChevronDown} to={nextId} onOpen={onOpen} />
          {pinned.isPinned !== null ? <PinButton pinned={pinned} /> : null}
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`Close details`} onClick={onClose}>
            <IconX size={20} />
          </ActionIcon>
        </Group>
      </Group>
      {isGone ? (
        <EmptyState
          drawing={<LostDrawing />}
          title={t`Submission not found`}
          text={t`This submission doesn’t exist, or you don’t have access to it.`}
        />
      ) : null}
      {error && !isGone ? (
        <LoadFailure title={t`Failed to fetch submissions`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={240} /> : null}
      {data ? <Shown key={data.submission.id} shown={data} {...props} /> : null}
    </section>
  );
}

function Shown(props: SubmissionDetailProps & { shown: SubmissionResponse }) {
  const { shown, isOpened, onPrint, onMark, deletion, reply: wish, onWork } = props;
  const { submission, fields, outline, notAsked, points, ending, waiting, canAnnotate } = shown;
  const printed: Printed = { ...submission, fields, outline, notAsked, points };
  const count = countAnswered(printed);
  // Marks it as read once: a later "unread" remains.
  const markOpened = useEffectEvent(() => {
    if (!submission.isRead) onMark({ read: true });
  });
  useEffect(() => {
    if (isOpened) markOpened();
  }, [isOpened]);
  const address = findReplyAddress(fields, submission.answers);
  const reply = (): void => {
    if (address && canAnnotate) return wish.ask(submission.id);
    wish.drop();
    if (address) {
      window.location.assign(replyLink(address, submission.submittedAt));
      // A browser that knows no mail program does nothing that can be seen.
      toastSuccess(address, t`Reply in your mail program`);
    } else toastError(NO_ADDRESS, t`No Email Found`);
  };
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is said of this submission alone
  useEffect(() => () => endErrors(NO_ADDRESS), [submission.id]);
  const isReplyWanted = wish.wantedId === submission.id;
  const isReplyElsewhere = isReplyWanted && !(address && canAnnotate);
  const replyElsewhere = useEffectEvent(reply);
  useEffect(() => {
    if (isReplyElsewhere) replyElsewhere();
  }, [isReplyElsewhere]);
  return (
    <Stack gap={16}>
      <Group justify="space-between" align="flex-start" gap={8} wrap="nowrap">
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{submission.formTitle}</bdi>
          </Text>
          <Text size="sm" c="dimmed" className="tabular">
            <time dateTime={submission.submittedAt}>{formatExact(submission.submittedAt)}</time>
            {' · '}
            {plural(count, { one: '# field', other: '# fields' })}
          </Text>
        </div>
        <Marks submission={submission} onMark={onMark} deletion={deletion} />
      </Group>
      <Group gap={8}>
        <Button
          size="xs"
          variant="outline"
          leftSection={<IconMail size={16} aria-hidden="true" />}
          onClick={reply}
        >
          {t`Reply`}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => onPrint([printed])}
        >
          {t`Print`}
        </Button>
        {canAnnotate ? (
          <StaffPageButton
            label={t`Edit answers`}
            icon={IconPencil}
            address={`/submissions/${submission.id}/edit-page`}
          />
        ) : null}
        <PdfButton
          size="xs"
          name={submission.formTitle}
          request={() => send('GET', `/submissions/${submission.id}/pdf`)}
        />
      </Group>
      <WorkLine submission={submission} canWork={canAnnotate} onAsk={(what) => onWork(what, submission)} />
      {isReplyWanted && address && canAnnotate ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <LazyReply submission={submission} address={address} onClose={wish.drop} />
        </Suspense>
      ) : null}
      <div data-hits>
        <AnswerList submission={printed} />
      </div>
      {shown.files ? (
        <Suspense>
          <LazyFiles id={submission.id} files={shown.files} />
        </Suspense>
      ) : null}
      {waiting === undefined ? null : <Text size="sm">{t`Waiting list: ${waiting}`}</Text>}
      {ending ? <Text size="sm">{t`Ending: ${ending.title.trim() || t`Thank you`}`}</Text> : null}
      <Text size="xs" c="dimmed">
        <Trans>
          Receipt <span className="tabular">{submission.receiptCode}</span>
        </Trans>
      </Text>
      {submission.userAgent ? (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {submission.userAgent}
        </Text>
      ) : null}
      <Provenance submission={submission} />
      <Comments submissionId={submission.id} />
      <Annotations shown={shown} />
      <Activity entries={shown.entries} />
    </Stack>
  );
}
