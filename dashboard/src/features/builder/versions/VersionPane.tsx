import { t } from '@lingui/core/macro';
import { Button, Group, NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import IconArrowLeft from '~icons/arrow-left';
import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { formatExact } from '../../../lib/formatTime.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { useVersion } from './api.ts';
import { Comparison } from './Comparison.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { versionName, type ShownVersion } from './shownVersion.ts';
import { VersionForm } from './VersionForm.tsx';
import { KindBadge } from './VersionList.tsx';
import classes from './versions.module.css';

interface VersionPaneProps {
  builder: BuilderCore;
  formId: string;
  version: ShownVersion;
  versions: readonly ShownVersion[];
  /** Back to the list, where only one of both has room. */
  onBack(): void;
}

type View = 'form' | 'comparison';

/** One version: the form as it was, what differs from another one, and the way back to it. */
export function VersionPane({ builder, formId, version, versions, onBack }: VersionPaneProps) {
  const [view, setView] = useState<View>('form');
  const [otherId, setOtherId] = useState(() => firstOther(version, versions));
  const [isRestoring, setRestoring] = useState(false);
  const other = versions.find(({ id }) => id === otherId);
  const own = useDefinition(formId, version);
  const compared = useDefinition(formId, view === 'comparison' ? other : undefined);
  const failed = own.error ? own : compared.error ? compared : null;
  return (
    <section className={classes['pane']} aria-label={versionName(version)}>
      <Group gap={8} justify="space-between" className={classes['head'] ?? ''}>
        <Group gap={8}>
          <Button
            className={classes['back'] ?? ''}
            variant="subtle"
            color="gray"
            px={8}
            leftSection={<IconArrowLeft size={16} />}
            onClick={onBack}
          >
            {t`Versions`}
          </Button>
          <Title order={2} size="h4">
            {version.kind === 'edited' ? t`Your work` : formatExact(version.savedAt)}
          </Title>
          <KindBadge version={version} />
        </Group>
        {version.isLive || version.kind === 'edited' ? null : (
          <Button onClick={() => setRestoring(true)}>{t`Restore`}</Button>
        )}
      </Group>
      <Group gap={16} mb={16} align="end">
        <SegmentedControl
          aria-label={t`View`}
          data={[
            { value: 'form', label: t`Form` },
            { value: 'comparison', label: t`Compare` },
          ]}
          value={view}
          onChange={(chosen) => setView(chosen)}
        />
        {view === 'comparison' && other ? (
          <NativeSelect
            label={t`Compare with`}
            value={other.id}
            data={versions
              .filter(({ id }) => id !== version.id)
              .map((one) => ({ value: one.id, label: versionName(one) }))}
            onChange={(event) => setOtherId(event.currentTarget.value)}
          />
        ) : null}
      </Group>
      {failed ? (
        <LoadFailure
          title={t`Error loading this version`}
          error={failed.error}
          onRetry={() => failed.refetch()}
        />
      ) : !own.definition ? (
        <LoadingSkeleton height={320} />
      ) : view === 'form' ? (
        <VersionForm builder={builder} definition={own.definition} wasLive={version.kind === 'published'} />
      ) : !other ? (
        <Text>{t`There is no other version to compare with.`}</Text>
      ) : compared.definition ? (
        <Comparison
          sides={[
            { version, definition: own.definition },
            { version: other, definition: compared.definition },
          ]}
        />
      ) : (
        <LoadingSkeleton height={320} />
      )}
      {isRestoring && own.definition ? (
        <RestoreDialog
          builder={builder}
          formId={formId}
          version={version}
          definition={own.definition}
          onClose={() => setRestoring(false)}
        />
      ) : null}
    </section>
  );
}

/** The version that is compared at first: what visitors see, and for that one the version before. */
function firstOther(version: ShownVersion, versions: readonly ShownVersion[]): string | null {
  const others = versions.filter(({ id }) => id !== version.id);
  const before = versions.slice(versions.indexOf(version) + 1).find(({ kind }) => kind === 'published');
  return (others.find(({ isLive }) => isLive) ?? before ?? others[0])?.id ?? null;
}

/** The definition of a version, which is loaded unless it is at hand. */
function useDefinition(formId: string, version: ShownVersion | undefined) {
  const isKnown = version === undefined || version.definition !== undefined;
  const { data, error, refetch } = useVersion(formId, isKnown ? null : version.id);
  return { definition: version?.definition ?? data?.definition, error, refetch };
}
