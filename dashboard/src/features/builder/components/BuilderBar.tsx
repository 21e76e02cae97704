import { ActionIcon, Badge, Button, Group, SegmentedControl, Switch, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCode,
  IconDeviceFloppy,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { updateForm } from '../api/form.ts';
import type { Builder } from '../useBuilder.ts';
import classes from './builder.module.css';

interface BuilderBarProps {
  builder: Builder;
  mode: 'edit' | 'preview';
  onMode(mode: 'edit' | 'preview'): void;
  onEmbed(): void;
  onSave(): void;
}

/** The builder's top bar (BUILD-005…008, BUILD-021). */
export function BuilderBar({ builder, mode, onMode, onEmbed, onSave }: BuilderBarProps) {
  const { form, history } = builder;
  return (
    <div className={classes['bar']}>
      <Button
        component={Link}
        to="/dashboard"
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} stroke={1.75} />}
      >
        Back
      </Button>
      <SegmentedControl
        size="sm"
        aria-label="Mode"
        data={[
          { value: 'edit', label: 'Edit' },
          { value: 'preview', label: 'Preview' },
        ]}
        value={mode}
        onChange={onMode}
      />
      <Group gap={4}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Undo"
          disabled={!history.canUndo}
          onClick={history.undo}
        >
          <IconArrowBackUp size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Redo"
          disabled={!history.canRedo}
          onClick={history.redo}
        >
          <IconArrowForwardUp size={20} stroke={1.75} />
        </ActionIcon>
      </Group>
      <Group gap={12} ml="auto">
        {builder.isDirty || !form ? (
          <Badge color="gray">{form ? 'Unsaved changes' : 'Not saved yet'}</Badge>
        ) : null}
        {form ? <PublishSwitch builder={builder} /> : null}
        <Tooltip label="Save the form first" disabled={form !== null}>
          <Button
            variant="default"
            {...(form === null && { 'data-disabled': true })}
            aria-disabled={form === null}
            leftSection={<IconCode size={16} stroke={1.75} />}
            onClick={() => form && onEmbed()}
          >
            Embed
          </Button>
        </Tooltip>
        <Button
          leftSection={<IconDeviceFloppy size={16} stroke={1.75} />}
          loading={builder.isSaving}
          onClick={onSave}
        >
          Save Form
        </Button>
      </Group>
    </div>
  );
}

/** Publishes and disables: decides whether visitors see the form and can send it (D-15). */
function PublishSwitch({ builder }: { builder: Builder }) {
  const { form, setForm } = builder;
  if (!form) return null;
  const setActive = (active: boolean): void => {
    updateForm(form.id, { active }).then(
      (detail) => {
        setForm(detail);
        toastSuccess(active ? 'Form activated successfully' : 'Form deactivated successfully');
      },
      () => toastError('Failed to update form status'),
    );
  };
  return (
    <Switch
      label={form.active ? 'Active' : 'Inactive'}
      checked={form.active}
      onChange={(event) => setActive(event.currentTarget.checked)}
    />
  );
}
