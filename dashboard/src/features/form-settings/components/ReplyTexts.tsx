import { t } from '@lingui/core/macro';
import type { AutoReply } from '@inlay/api/contract';
import { TypedSetting } from './TypedSetting.tsx';

const MAX_SUBJECT = 200;
const MAX_TEXT = 5_000;

interface ReplyTextsProps {
  reply: Pick<AutoReply, 'subject' | 'text'>;
  save(changes: Partial<Pick<AutoReply, 'subject' | 'text'>>): Promise<void>;
}

/** Subject and text of a reply, each saved on its own. */
export const ReplyTexts = ({ reply, save }: ReplyTextsProps) => (
  <>
    <TypedSetting
      label={t`Subject`}
      maxLength={MAX_SUBJECT}
      stored={reply.subject}
      save={(subject) => save({ subject })}
      check={(text) => (text.trim() ? null : t`Please enter a subject`)}
    />
    <TypedSetting
      label={t`Text`}
      rows={{ least: 6, most: 16 }}
      maxLength={MAX_TEXT}
      stored={reply.text}
      save={(text) => save({ text })}
      check={(text) => (text.trim() ? null : t`Please enter a text`)}
    />
  </>
);
