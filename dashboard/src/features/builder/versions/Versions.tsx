import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { definitionOf, isUnpublished } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { useVersions } from './api.ts';
import type { ShownVersion } from './shownVersion.ts';
import { VersionList } from './VersionList.tsx';
import { VersionPane } from './VersionPane.tsx';
import classes from './versions.module.css';

/** The list of versions and the chosen version, side by side or, on a phone, one after the other. */
export function Versions({ builder, formId }: { builder: BuilderCore; formId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(formId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited] = useState(() => listEdited(builder));
  const versions = useMemo(
    () => [...edited, ...(data?.pages.flatMap((page) => page.versions) ?? [])],
    [edited, data],
  );
  if (error && !data)
    return <LoadFailure title={t`Error loading versions`} error={error} onRetry={() => refetch()} />;
  if (!data) return <LoadingSkeleton height={320} />;
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <div className={classes['screen']} data-chosen={chosen !== null || undefined}>
      <VersionList
        versions={versions}
        shownId={shown?.id ?? null}
        onChoose={setChosen}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
      {shown ? (
        <VersionPane
          key={shown.id}
          builder={builder}
          formId={formId}
          version={shown}
          versions={versions}
          onBack={() => setChosen(null)}
        />
      ) : null}
    </div>
  );
}

/** Lists the edited document as the newest version, while it is unpublished. */
function listEdited(builder: BuilderCore): ShownVersion[] {
  if (!isUnpublished(builder.get())) return [];
  const { draft } = builder.serverDraft.get();
  return [
    {
      id: 'edited',
      kind: 'edited',
      savedAt: draft?.savedAt ?? new Date().toISOString(),
      savedBy: draft?.savedBy ?? null,
      isLive: false,
      submissionCount: 0,
      hasMoreSubmissions: false,
      changes: [],
      changeCount: null,
      definition: definitionOf(builder.get()),
    },
  ];
}
