import { Button, Group, Modal, Skeleton, Tabs, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBlocker, useNavigate, useParams } from 'react-router';
import type { FormDetail, FormEmbed } from '@inlay/api/contract';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { AccessDenied } from '../../../components/AccessDenied.tsx';
import { EmbedDialog } from '../../../components/EmbedDialog.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useForm } from '../api/form.ts';
import { useBuilder, type Builder } from '../useBuilder.ts';
import { BuilderBar } from './BuilderBar.tsx';
import classes from './builder.module.css';
import { Canvas, useFormStyles } from './Canvas.tsx';
import { FieldProperties } from './FieldProperties.tsx';
import { FormSettings } from './FormSettings.tsx';
import { Palette } from './Palette.tsx';
import { Preview } from './Preview.tsx';
import { StylePanel } from './StylePanel.tsx';

/** The builder, for a new form or an existing one (BUILD-002, BUILD-003). */
export function BuilderPage() {
  const { formId } = useParams();
  const { data, error, refetch } = useForm(formId);
  // A form that was just created keeps its builder: only the address changes.
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (formId !== undefined && formId !== createdId) {
    // Reading it again may fail; what is being built stays.
    if (error && !data) {
      return (
        <div className="page">
          <LoadFailure title="Error loading form" error={error} onRetry={() => void refetch()} />
        </div>
      );
    }
    if (!data) return <Skeleton m={24} height={480} w="auto" aria-label="Loading" />;
    // An assigned form is read only (ROLE-022).
    if (!data.abilities.update) return <AccessDenied />;
    return <Workbench key={formId} form={data} onCreated={setCreatedId} />;
  }
  return <Workbench key="new" form={null} onCreated={setCreatedId} />;
}

function Workbench({ form, onCreated }: { form: FormDetail | null; onCreated(formId: string): void }) {
  const [initial] = useState(() => form?.definition ?? createEmptyDefinition());
  const builder = useBuilder(initial, form);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [embed, setEmbed] = useState<FormEmbed | null>(null);
  const navigate = useNavigate();
  const { isDirty } = builder;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useFormStyles(builder.definition);
  useShortcuts(builder);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isDirty) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const createdId = form ? null : (builder.form?.id ?? null);
  useEffect(() => {
    if (!createdId) return;
    onCreated(createdId);
    void navigate(`/builder/${createdId}`, { replace: true });
  }, [createdId, navigate, onCreated]);

  return (
    <>
      <BuilderBar
        builder={builder}
        mode={mode}
        onMode={setMode}
        onEmbed={() => setEmbed(builder.form?.embed ?? null)}
        onSave={() => void builder.save()}
      />
      {mode === 'preview' ? (
        <div className={classes['paper']}>
          <Preview builder={builder} />
        </div>
      ) : (
        <div className={classes['layout']}>
          <aside className={`${classes['panel']} ${classes['left']}`} aria-label="Form">
            <div className={classes['sticky']}>
              <LeftPanel builder={builder} />
            </div>
          </aside>
          <div className={classes['paper']}>
            <Canvas builder={builder} />
          </div>
          <aside className={`${classes['panel']} ${classes['right']}`} aria-label="Field">
            <div className={classes['sticky']}>
              <FieldProperties builder={builder} />
            </div>
          </aside>
        </div>
      )}
      <div className="form-embed-hidden" role="status" aria-live="polite">
        {builder.announcement}
      </div>
      <EmbedDialog embed={embed} onClose={() => setEmbed(null)} />
      <ConflictDialog builder={builder} />
      <Modal
        opened={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
      >
        <Text mb={16}>What you changed since the last save will be lost.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => blocker.reset?.()}>
            Cancel
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </Group>
      </Modal>
    </>
  );
}

/** Fields, Style, Settings (BUILD-013…016). */
function LeftPanel({ builder }: { builder: Builder }) {
  return (
    <Tabs defaultValue="fields" keepMounted={false}>
      <Tabs.List grow mb={16}>
        <Tabs.Tab value="fields">Fields</Tabs.Tab>
        <Tabs.Tab value="style">Style</Tabs.Tab>
        <Tabs.Tab value="settings">Settings</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields">
        <Palette builder={builder} />
      </Tabs.Panel>
      <Tabs.Panel value="style">
        <StylePanel builder={builder} />
      </Tabs.Panel>
      <Tabs.Panel value="settings">
        <FormSettings builder={builder} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Saved elsewhere in the meantime: take theirs or keep mine (D-67). */
function ConflictDialog({ builder }: { builder: Builder }) {
  return (
    <Modal
      opened={builder.hasConflict}
      onClose={builder.closeConflict}
      title="This form was changed elsewhere since you opened it."
    >
      <Text mb={16}>Reload shows what was saved there and drops your changes. Overwrite keeps yours.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void builder.reload()}>
          Reload
        </Button>
        <Button color="red" onClick={() => void builder.overwrite()}>
          Overwrite
        </Button>
      </Group>
    </Modal>
  );
}

/** Ctrl or Cmd with Z, Shift-Z, Y and S; where text is typed, Z stays the browser's own. */
function useShortcuts(builder: Builder): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (key === 's') {
        event.preventDefault();
        void builder.save();
      } else if (!isTyping && (key === 'z' || key === 'y')) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) builder.history.redo();
        else builder.history.undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
