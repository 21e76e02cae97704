import { t } from '@lingui/core/macro';
import { Button, Drawer, VisuallyHidden } from '@mantine/core';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { AccessDenied } from '../../../components/AccessDenied.tsx';
import { EmbedDialog } from '../../../domain/publishing/EmbedDialog.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { useForm } from '../api/form.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { documentOf, emptyDocument } from '../definition/formDocument.ts';
import { loadUpgrade } from '../definition/loadUpgrade.ts';
import { findDraft, findDraftPlace } from '../draft/findDraft.ts';
import { useDraftToast } from '../draft/useDraftToast.tsx';
import { useFormEvents } from '../draft/useFormEvents.ts';
import { PasteDialog } from '../paste/LazyPasteDialog.tsx';
import { BlocksDialog } from '../savedBlocks/LazyBlocksDialog.tsx';
import { LazyPreview } from '../preview/LazyPreview.tsx';
import { TryDrawer } from '../try/LazyTryDrawer.tsx';
import { useBrokenRules } from '../broken-rules/LazyBrokenRules.ts';
import { useBuilder, useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { useFieldClipboard } from '../useFieldClipboard.ts';
import { useFormStyles } from '../useFormStyles.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { useWorkbench, type PanelTab, type Workbench } from '../useWorkbench.ts';
import { Banners } from './Banners.tsx';
import classes from './builder.module.css';
import { BuilderBar, type Mode } from './BuilderBar.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import type { Device } from './devices.ts';
import { ConflictDialog, LeaveDialog } from './Dialogs.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { PublishDialog } from '../publish/LazyPublishDialog.tsx';
import { VersionsDialog } from '../versions/LazyVersions.tsx';
import { PropertiesPanel, SidePanel } from './SidePanel.tsx';

/** The builder, for a new form or an existing one (BUILD-002, BUILD-003). */
export function BuilderPage() {
  const { formId } = useParams();
  const { data, error, refetch } = useForm(formId);
  const { user } = useSession();
  // A form that was just created keeps its builder: only the address changes.
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (!user) return null;
  let form: FormDetail | null = null;
  if (formId !== undefined && formId !== createdId) {
    // A failed reload does not affect the edit.
    if (error && !data) {
      return (
        <div className="page">
          <LoadFailure title={t`Error loading form`} error={error} onRetry={() => refetch()} />
        </div>
      );
    }
    if (!data) return <BuilderSkeleton />;
    // An assigned form is read only (ROLE-022).
    if (!data.abilities.update) return <AccessDenied />;
    form = data;
  }
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      <LoadedBuilder key={form?.id ?? 'new'} form={form} userId={user.id} onCreated={setCreatedId} />
    </Suspense>
  );
}

interface LoadedBuilderProps {
  form: FormDetail | null;
  userId: string;
  onCreated(formId: string): void;
}

function LoadedBuilder({ form, userId, onCreated }: LoadedBuilderProps) {
  const [search] = useSearchParams();
  const folderId = search.get('folder');
  const [place] = useState(() => findDraftPlace({ userId, folderId, formId: form?.id ?? null }));
  const upgrade = place.hasDrafts ? use(loadUpgrade()) : null;
  const [beginning] = useState(() => {
    const saved = form ? documentOf(form) : emptyDocument();
    const held = form?.draft ? { definition: form.draft.definition } : saved;
    const known = { document: held, savedAt: form?.draft?.savedAt ?? null };
    return { form, saved, held, place, draft: upgrade && findDraft(place, known, upgrade) };
  });
  const builder = useBuilder(beginning);
  useDraftToast(builder, beginning.draft !== null || beginning.held !== beginning.saved);
  useFormEvents(builder);
  useCreated(builder, form === null, onCreated);
  return <BuilderScreen builder={builder} />;
}

/** Moves a new form to its own address after its first save (BUILD-038). */
function useCreated(builder: BuilderCore, wasNew: boolean, onCreated: (formId: string) => void): void {
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!wasNew || formId === null) return;
    onCreated(formId);
    void navigate(`/builder/${formId}`, { replace: true });
  }, [formId, navigate, onCreated, wasNew]);
}

function BuilderScreen({ builder }: { builder: BuilderCore }) {
  const [mode, setMode] = useState<Mode>('edit');
  const [device, setDevice] = useState<Device>('desktop');
  const [embedded, setEmbedded] = useState<FormDetail | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const workbench = useWorkbench(builder);
  const { ref, room } = workbench;
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const openEmbed = useCallback(() => setEmbedded(builder.get().form), [builder]);
  useScreenTitle(useBuilderState(builder, ({ saved, form }) => (form ? saved.definition.title : undefined)));
  useFormStyles(builder);
  useBrokenRules(builder);
  useShortcuts(builder, openHelp);
  useFieldClipboard(builder);

  return (
    <div ref={ref} className={classes['builder']}>
      <BuilderBar
        builder={builder}
        room={room}
        mode={mode}
        onMode={setMode}
        device={device}
        onDevice={setDevice}
        onEmbed={openEmbed}
        onHelp={openHelp}
        onGoToCheck={workbench.goToCheck}
      />
      <Banners builder={builder} />
      {mode === 'preview' ? (
        <div data-preview>
          <DeviceFrame device={room === 'narrow' ? null : device}>
            <Suspense fallback={<LoadingSkeleton height={320} />}>
              <LazyPreview builder={builder} />
            </Suspense>
          </DeviceFrame>
        </div>
      ) : (
        <EditingArea builder={builder} workbench={workbench} device={device} />
      )}
      <Announcement builder={builder} />
      <HelpDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <EmbedDialog form={embedded} onClose={() => setEmbedded(null)} />
      <PasteDialog builder={builder} />
      <BlocksDialog builder={builder} />
      <TryDrawer builder={builder} />
      <ConflictDialog builder={builder} />
      <LeaveDialog builder={builder} />
      <PublishDialog builder={builder} />
      <VersionsDialog builder={builder} />
    </div>
  );
}

/** The form between its panels, as many of them as there is room for. */
function EditingArea(props: { builder: BuilderCore; workbench: Workbench; device: Device }) {
  const { builder, workbench, device } = props;
  const { room, tab, open, toForm, closeDrawer, isDrawerOpen } = workbench;
  const side = (
    <SidePanel
      builder={builder}
      tab={tab}
      withProperties={room !== 'wide'}
      open={open}
      toForm={toForm}
      goToCheck={workbench.goToCheck}
      onAdded={closeDrawer}
    />
  );
  return (
    <div className={classes['layout']} data-room={room}>
      {room === 'narrow' ? null : (
        <aside className={`${classes['panel']} ${classes['left']}`} aria-label={t`Form`}>
          {side}
        </aside>
      )}
      <DeviceFrame device={room === 'narrow' ? null : device}>
        <Canvas builder={builder} exits={workbench.exits} />
      </DeviceFrame>
      {room === 'wide' ? (
        <aside className={`${classes['panel']} ${classes['right']}`} aria-label={t`Field`}>
          <div className={classes['scroller']} data-panel>
            <PropertiesPanel builder={builder} toForm={toForm} />
          </div>
        </aside>
      ) : null}
      {room === 'narrow' ? (
        <>
          <DrawerBar builder={builder} onOpen={open} />
          <Drawer
            opened={isDrawerOpen}
            onClose={closeDrawer}
            position="bottom"
            size="70%"
            title={t`Edit the form`}
            classNames={{
              content: classes['drawer'] ?? '',
              header: `${classes['drawer']} ${classes['drawerHead']}`,
            }}
            closeButtonProps={{ 'aria-label': t`Close` }}
            // The page has its banner already; a drawer's title is none.
            attributes={{ header: { role: 'presentation' } }}
          >
            {side}
          </Drawer>
        </>
      ) : null}
    </div>
  );
}

/** Opens the panels, on a phone. */
function DrawerBar({ builder, onOpen }: { builder: BuilderCore; onOpen(tab: PanelTab): void }) {
  const count = useBuilderState(builder, ({ selection }) => selection.ids.size);
  return (
    <div className={classes['drawerBar']}>
      <Button variant="default" onClick={() => onOpen('fields')}>
        {t`Add field`}
      </Button>
      <Button variant="default" onClick={() => onOpen('style')}>
        {t`Style`}
      </Button>
      <Button variant="default" onClick={() => onOpen('settings')}>
        {t`Settings`}
      </Button>
      {count > 0 ? <Button onClick={() => onOpen('field')}>{t`Edit`}</Button> : null}
    </div>
  );
}

/** Spoken feedback (D-70). */
function Announcement({ builder }: { builder: BuilderCore }) {
  const announcement = useBuilderState(builder, (state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}
