import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type {
  ReplyRequest,
  ReplyResponse,
  ReplyTemplatesResponse,
  Submission,
  SubmissionResponse,
} from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { MailNotice, useMailHealth } from '../../../domain/notifications/MailNotice.tsx';
import { api } from '../../../lib/apiClient.ts';
import { useFirstWrong } from '../../../lib/useFirstWrong.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { setChanged } from '../../../lib/setChanged.ts';
import { replyLink, replySubject } from './replyTo.ts';
import { TemplateNaming } from './TemplateNaming.tsx';
import { TEMPLATES_KEY } from './templatesKey.ts';

const LONGEST_TEXT = 10_000;
const LONGEST_SUBJECT = 200;

interface ReplyBoxProps {
  submission: Submission;
  address: string;
  onClose(): void;
}

/** Replies to a visitor by mail, with the templates of the account; without a mail server it leads to a mail program. */
export function ReplyBox({ submission, address, onClose }: ReplyBoxProps) {
  const health = useMailHealth();
  const { data } = useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: () => api.get<ReplyTemplatesResponse>('/reply-templates'),
  });
  const [subject, setSubject] = useState(replySubject(submission.submittedAt));
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [form, refuse] = useFirstWrong<HTMLFormElement>();
  const send = useSendReply(submission.id, onClose);
  const link = replyLink(address, submission.submittedAt);
  if (health === 'none') return <WithoutMailServer link={link} onClose={onClose} />;
  const insert = (template: string): void =>
    setText([text.trim() && text, template].filter(Boolean).join('\n\n'));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (subject.trim() && text.trim()) send.mutate({ subject, text });
    else refuse();
  };
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-label={t`Reply`}
      onKeyDown={(event) => {
        // From the text to the next submission without a way through the buttons (SUBM-111).
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <Stack gap={8}>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t`To ${address}`}
        </Text>
        <TextInput
          label={t`Subject`}
          maxLength={LONGEST_SUBJECT}
          value={subject}
          error={isChecked && !subject.trim() ? t`Please enter a subject` : null}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        {data && data.templates.length > 0 ? (
          <Select
            label={t`Template`}
            placeholder={t`Insert a template`}
            searchable
            value={null}
            data={data.templates.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => insert(data.templates.find((one) => one.id === id)?.text ?? '')}
          />
        ) : null}
        <Textarea
          label={t`Message`}
          autosize
          minRows={5}
          maxRows={16}
          data-autofocus
          autoFocus
          maxLength={LONGEST_TEXT}
          value={text}
          error={isChecked && !text.trim() ? t`Please enter a message` : null}
          onChange={(event) => setText(event.currentTarget.value)}
          // Keys of the inbox work again; what was typed is never lost by it.
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing && !text.trim()) onClose();
          }}
        />
        <Group justify="space-between" gap={8}>
          <TemplateNaming text={text} templates={data?.templates ?? []} onInsert={insert} />
          <Group gap={8}>
            <Button size="xs" variant="default" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <BusyButton size="xs" type="submit" isBusy={send.isPending}>
              {t`Send reply`}
            </BusyButton>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Sends the reply; what was typed stays when that fails. */
function useSendReply(submissionId: string, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reply: ReplyRequest) =>
      api.post<ReplyResponse>(`/submissions/${submissionId}/replies`, reply),
    onSuccess: ({ entries }) => {
      setChanged<SubmissionResponse>(client, ['submission', submissionId], (shown) =>
        shown ? { ...shown, entries } : shown,
      );
      toastSuccess(t`Reply sent`);
      onSent();
    },
    onError: (error) => toastThrown(error),
  });
}

function WithoutMailServer({ link, onClose }: { link: string; onClose(): void }) {
  return (
    <MailNotice>
      <Group gap={12} mt={8}>
        <Anchor href={link} size="sm">
          {t`Reply in your mail program`}
        </Anchor>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t`Close`}
        </Button>
      </Group>
    </MailNotice>
  );
}
