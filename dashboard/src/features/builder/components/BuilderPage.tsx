import { t } from '@lingui/core/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { memo, Suspense, use, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams, useSearchParams } from 'react-router';
import type { BrandKit, FormDetail } from '@inlay/api/contract';
import { AccessDenied } from '../../../components/AccessDenied.tsx';
import { FormHeader } from '../../../domain/form-home/FormHeader.tsx';
import { LazyMissingForm } from '../../../domain/form-home/missing/LazyMissingForm.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { isFinal } from '../../../lib/apiError.ts';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { useForm } from '../api/form.ts';
import { emptyDocument, publishedOf, storedOf } from '../definition/formDocument.ts';
import { loadUpgrade } from '../definition/loadUpgrade.ts';
import { findBackup, findBackupPlace } from '../draft/findBackup.ts';
import { useBackupToast } from '../draft/useBackupToast.tsx';
import { useFormEvents } from '../draft/useFormEvents.ts';
import { PasteDialog } from '../paste/LazyPasteDialog.tsx';
import { LazyDraftingDialog } from '../drafting/LazyDrafting.tsx';
import { BlocksDialog } from '../savedBlocks/LazyBlocksDialog.tsx';
import { LazyPreview } from '../preview/LazyPreview.tsx';
import { LazyTranslations } from '../translations/LazyTranslations.tsx';
import { TryDrawer } from '../try/LazyTryDrawer.tsx';
import { useBrokenRules } from '../broken-rules/LazyBrokenRules.ts';
import { useBuilder, useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { useFieldClipboard } from '../useFieldClipboard.ts';
import { useFormStyles } from '../useFormStyles.ts';
import { useNewFormKit } from '../useNewFormKit.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { useCreated, useDesign, useWishOnArrival, useSettingOfAddress } from '../useFormAddress.ts';
import type { Place } from '../panelPlaces.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { Banners } from './Banners.tsx';
import classes from './builder.module.css';
import { BuilderBar, type Mode } from './BuilderBar.tsx';
import { BuilderHeader } from './BuilderHeader.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import type { Device } from './devices.ts';
import { ConflictDialog, LeaveDialog } from './Dialogs.tsx';
import { HelpDialog } from '../help/LazyHelpDialog.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { EditingArea } from './EditingArea.tsx';
import { PublishDialog } from '../publish/LazyPublishDialog.tsx';
import { VersionsDialog } from '../versions/LazyVersions.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

/** The builder, for a new form or an existing one (BUILD-002, BUILD-003). */
export function BuilderPage() {
  const { formId } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useForm(formId);
  const folderId = useSearchParams()[0].get('folder');
  const { kit, isPending } = useNewFormKit(formId === undefined, folderId);
  const mayCreate = useAccountAbility('organise');
  // In a folder somebody with a role in it may create forms; the server says.
  const refusal = useRoleRefusal(mayCreate || formId !== undefined || folderId !== null);
  const { user } = useSession();
  // A form that was just created keeps its builder: only the address changes.
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (!user) return null;
  let form: FormDetail | null = null;
  if (formId !== undefined && formId !== createdId) {
    // A failed reload does not affect the edit.
    if (error && !data) {
      if (isFinal(error)) return <LazyMissingForm formId={formId} />;
      return (
        <div className="page">
          <LoadFailure title={t`Error loading form`} error={error} onRetry={() => refetch()} />
        </div>
      );
    }
    if (!data) return <BuilderSkeleton />;
    // An assigned form is read only (ROLE-022).
    if (!data.abilities.update) return <ReadOnlyForm form={data} />;
    form = data;
  }
  if (refusal) return <AccessDenied text={refusal} />;
  // A new form begins in the account's brand.
  if (formId === undefined && isPending) return <BuilderSkeleton />;
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      <LoadedBuilder
        key={form?.id ?? 'new'}
        form={form}
        kit={kit}
        isFresh={isFetchedAfterMount}
        userId={user.id}
        onCreated={setCreatedId}
      />
    </Suspense>
  );
}

function ReadOnlyForm({ form }: { form: FormDetail }) {
  const refusal = useRoleRefusal(false);
  return (
    <div>
      <FormHeader
        formId={form.id}
        title={form.title}
        tab={null}
        canUpdate={false}
        state={null}
        action={null}
      />
      <AccessDenied text={refusal} />
    </div>
  );
}

interface LoadedBuilderProps {
  form: FormDetail | null;
  /** The brand of a new form. */
  kit: BrandKit | null;
  /** Whether it was just read, and not cached from the last time that it was open. */
  isFresh: boolean;
  userId: string;
  onCreated(formId: string): void;
}

function LoadedBuilder({ form, kit, isFresh, userId, onCreated }: LoadedBuilderProps) {
  const [search] = useSearchParams();
  const folderId = search.get('folder');
  const [place] = useState(() => findBackupPlace({ userId, folderId, formId: form?.id ?? null }));
  const upgrade = place.hasBackups ? use(loadUpgrade()) : null;
  const [initial] = useState(() => {
    const published = form ? publishedOf(form) : emptyDocument(kit);
    // One object while there is no draft: states are compared by identity.
    const stored = form?.draft ? storedOf(form) : published;
    const newest = { stored, draftSavedAt: form?.draft?.savedAt ?? null };
    return { form, published, stored, place, backup: upgrade && findBackup(place, newest, upgrade) };
  });
  const builder = useBuilder(initial);
  useBackupToast(builder, initial.backup !== null);
  useFormEvents(builder, form === null || isFresh);
  const wasNew = form === null;
  return <BuilderScreen builder={builder} onCreated={wasNew ? onCreated : null} />;
}

interface BuilderScreenProps {
  builder: BuilderCore;
  /** Called once a new form is published; null for a form that the server knew before. */
  onCreated: ((formId: string) => void) | null;
}

/** Renders by the builder's own state, because each stored draft changes the cached form above. */
const BuilderScreen = memo(function BuilderScreen({ builder, onCreated }: BuilderScreenProps) {
  const [mode, setMode] = useState<Mode>('edit');
  const [device, setDevice] = useState<Device>('desktop');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const workbench = useWorkbench(builder, useDesign(builder));
  const { ref, room } = workbench;
  const openHelp = useCallback(() => setHelpOpen(true), []);
  // Places are beside the form that is edited: whoever asks for one leaves the preview.
  const edit = useCallback(
    () =>
      flushSync(() => {
        builder.set({ translating: null });
        setMode('edit');
      }),
    [builder],
  );
  const translating = useBuilderState(builder, (state) => state.translating);
  const { open: openPlace } = workbench;
  const open = useCallback(
    (place: Place) => {
      builder.set({ translating: null });
      setMode('edit');
      openPlace(place);
    },
    [builder, openPlace],
  );
  useScreenTitle(
    useBuilderState(builder, ({ published, form }) => (form ? published.definition.title : undefined)),
  );
  useFormStyles(builder);
  useBrokenRules(builder);
  useShortcuts(builder, openHelp);
  useFieldClipboard(builder);
  useWishOnArrival(builder, workbench.goToField);
  useSettingOfAddress(open);
  useCreated(builder, workbench.isDesign, onCreated);

  return (
    <div ref={ref} className={classes['builder']} data-room={room}>
      {mode === 'edit' && !translating ? (
        <button type="button" className="skip-link" onClick={workbench.toForm}>
          {t`Skip to the form`}
        </button>
      ) : null}
      <div className={classes['head']}>
        <BuilderHeader
          builder={builder}
          isDesign={workbench.isDesign}
          isNarrow={room === 'narrow'}
          onOpen={open}
          onEdit={edit}
        />
        <BuilderBar
          builder={builder}
          room={room}
          mode={mode}
          onMode={setMode}
          device={device}
          onDevice={setDevice}
          onHelp={openHelp}
          onGoToCheck={(check) => {
            edit();
            workbench.goToCheck(check);
          }}
        />
      </div>
      <Banners builder={builder} />
      {mode === 'preview' ? (
        <div data-preview>
          <Text size="sm" c="dimmed" ta="center" className={classes['previewHint'] ?? ''}>
            {t`Preview: fill it in as a visitor would. Nothing is sent.`}
          </Text>
          <DeviceFrame device={room === 'narrow' ? null : device}>
            <Suspense fallback={<LoadingSkeleton height={320} />}>
              <LazyPreview builder={builder} />
            </Suspense>
          </DeviceFrame>
        </div>
      ) : translating ? (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <LazyTranslations builder={builder} translating={translating} />
        </Suspense>
      ) : (
        <EditingArea builder={builder} workbench={workbench} device={device} />
      )}
      <Announcement builder={builder} />
      <HelpDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <PasteDialog builder={builder} />
      <LazyDraftingDialog builder={builder} />
      <BlocksDialog builder={builder} />
      <TryDrawer builder={builder} />
      <ConflictDialog builder={builder} />
      <LeaveDialog builder={builder} />
      <PublishDialog builder={builder} />
      <VersionsDialog builder={builder} />
    </div>
  );
});

/** Spoken feedback (D-70). */
function Announcement({ builder }: { builder: BuilderCore }) {
  const announcement = useBuilderState(builder, (state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}
