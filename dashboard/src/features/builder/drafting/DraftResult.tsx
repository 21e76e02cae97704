import { t } from '@lingui/core/macro';
import { Alert, Button, List, Progress, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import type { FormDefinition } from '@inlay/sdk/model';
import type { ModelDraft } from '@inlay/api/contract';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { Warning } from '../../../components/Warning.tsx';
import { isOver } from '../../../domain/submissions/JobProgress.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { definitionOf, editedOf } from '../store/builderStore.ts';
import { listObstacles } from '../logic/checkLogic.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { LazyComparedTable } from '../versions/LazyComparedTable.tsx';
import { endModelDraft, takeModelDraft, useModelDraft } from './api.ts';

/** Most times that a model is asked for one draft. */
const ROUNDS = 3;

interface DraftResultProps {
  builder: BuilderCore;
  draftId: string;
  /** Back to the description. */
  onAgain(): void;
  onTaken(): void;
}

/** A draft while it is written, and then what it would change; a person takes it, or not. */
export function DraftResult({ builder, draftId, onAgain, onTaken }: DraftResultProps) {
  const { data, error, refetch } = useModelDraft(draftId);
  const before = useBuilderState(builder, definitionOf);
  const end = (): void => {
    // Where this fails it ends by itself: its words are forgotten after a day.
    void endModelDraft(draftId).catch(() => undefined);
    onAgain();
  };
  if (error && !data)
    return <LoadFailure title={t`Failed to load the draft`} error={error} onRetry={() => refetch()} />;
  if (!data) return <LoadingSkeleton height={124} />;
  if (!isOver(data)) return <Writing draft={data} onCancel={end} />;
  const { definition } = data;
  if (data.state !== 'ready' || !definition)
    return <Failed problem={data.problem ?? t`This draft is gone.`} onAgain={onAgain} />;
  const take = (): void => {
    const document = editedOf(builder.get());
    builder.edit({ document: { ...document, definition }, what: t`Draft by the model` });
    void takeModelDraft(draftId).catch(() => undefined);
    toastSuccess(t`Undo brings back what was there before. Visitors see nothing of it yet.`, t`Draft taken`);
    onTaken();
  };
  return <Written draft={data} before={before} after={definition} onTake={take} onDrop={end} />;
}

function Writing({ draft: { round }, onCancel }: { draft: ModelDraft; onCancel(): void }) {
  return (
    <Stack gap={16}>
      <Text role="status">
        {round === 0
          ? t`Waiting for the model…`
          : round === 1
            ? t`The model is writing…`
            : t`The model is correcting its draft, attempt ${round} of ${ROUNDS}…`}
      </Text>
      <Progress value={100} animated size={6} aria-label={t`Draft`} />
      <Text size="sm" c="dimmed">{t`You can close this and come back: your description stays.`}</Text>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t`Cancel draft`}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

function Failed({ problem, onAgain }: { problem: string; onAgain(): void }) {
  return (
    <Stack gap={16}>
      <Alert color="red" role="alert" title={t`No draft was written`} icon={<IconAlertTriangle size={20} />}>
        {problem}
      </Alert>
      <DialogFoot>
        <Button data-autofocus onClick={onAgain}>
          {t`Back to the description`}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

interface WrittenProps {
  draft: ModelDraft;
  before: FormDefinition;
  after: FormDefinition;
  onTake(): void;
  onDrop(): void;
}

function Written({ draft: { faults, addresses }, before, after, onTake, onDrop }: WrittenProps) {
  // Said again in the language of the screen; what only the server has found is in English.
  const obstacles = listObstacles(after);
  return (
    <Stack gap={16}>
      {faults.length > 0 ? (
        <Warning title={t`To mend before publishing`}>
          {obstacles.length > 0 ? <Lines lines={obstacles} /> : <Lines lines={faults} lang="en" />}
        </Warning>
      ) : null}
      {addresses.length > 0 ? (
        <Warning title={t`Addresses that you did not name`}>
          <Lines lines={addresses} />
        </Warning>
      ) : null}
      <LazyComparedTable before={before} after={after} names={[t`Now`, t`Draft`]} />
      <DialogFoot>
        <Button variant="default" onClick={onDrop}>
          {t`Throw away`}
        </Button>
        <Button data-autofocus onClick={onTake}>
          {t`Take draft`}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** @param lang of the lines, where it is not that of the screen. */
const Lines = ({ lines, lang }: { lines: readonly string[]; lang?: 'en' }) => (
  <List size="sm">
    {lines.map((line) => (
      <List.Item key={line}>
        <bdi {...(lang && { lang, dir: 'ltr' })}>{line}</bdi>
      </List.Item>
    ))}
  </List>
);
