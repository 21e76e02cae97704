import { t } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import { editedOf, isUnpublished } from '../store/builderStore.ts';
import { useBuilderState, useServerDraft, type BuilderCore } from '../useBuilder.ts';
import classes from './saveState.module.css';

/** Shows whether the edited document is published, and if not, whether it is stored (D-193). */
export function SaveState({ builder, isCompact }: { builder: BuilderCore; isCompact: boolean }) {
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const isClosed = useBuilderState(builder, ({ form }) => form?.active === false);
  const hasChanges = useBuilderState(builder, isUnpublished);
  const { draft, isStoring, hasFailed, theirs } = useServerDraft(builder);
  useBuilderState(builder, editedOf);
  const isStored = builder.serverDraft.isStored();
  const [tone, text]: [Tone, string] = isNew
    ? ['neutral', t`Not saved yet`]
    : !hasChanges
      ? isClosed
        ? ['neutral', t`Closed`]
        : ['good', t`Live`]
      : hasFailed || theirs
        ? ['bad', t`Draft not saved`]
        : isStored && draft
          ? ['attention', t`Draft saved`]
          : ['attention', isStoring ? t`Saving draft…` : t`Changes not published`];
  const hint = isNew
    ? t`This form is not on the server yet.`
    : !hasChanges
      ? isClosed
        ? t`An inactive form accepts no new submissions.`
        : t`Visitors see this version.`
      : draft
        ? t`Visitors see the version before these changes. Draft saved ${formatExact(draft.savedAt)}.`
        : t`Visitors see the version before these changes.`;
  return (
    <Tooltip label={hint} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <span
        className={classes['state']}
        data-compact={isCompact || undefined}
        tabIndex={0}
        role="note"
        aria-label={`${text}. ${hint}`}
      >
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </span>
    </Tooltip>
  );
}
