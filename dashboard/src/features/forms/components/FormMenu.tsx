import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCode,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconInbox,
  IconPencil,
  IconPower,
  IconSettings,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { formPath } from '../../../domain/forms/formPath.ts';
import { loadMeasuredLines } from '../../../domain/publishing/useMeasuredLines.ts';
import { copyText } from '../../../lib/copyText.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { fetchForm, useCloneForm, useSetActive } from '../api/forms.ts';
import classes from './cards.module.css';

/** What a form's menu asks a dialog for. */
export interface FormMenuActions {
  onEmbed(): void;
  onSaveTemplate(): void;
  onDelete(): void;
}

/** Everything that can be done with a form from a list of forms (D-48). */
export function FormMenu({
  form,
  onEmbed,
  onSaveTemplate,
  onDelete,
}: FormMenuActions & { form: FormSummary }) {
  const setActive = useSetActive();
  const clone = useCloneForm();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          className={classes['menu']}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Actions for ${form.title}`}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={formPath(form.id, 'build')} leftSection={<IconPencil size={16} />}>
          {t`Edit`}
        </Menu.Item>
        <Menu.Item component={Link} to={formPath(form.id, 'responses')} leftSection={<IconInbox size={16} />}>
          {t`View Submissions`}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={formPath(form.id, 'settings')}
          leftSection={<IconSettings size={16} />}
        >
          {t`Form Settings`}
        </Menu.Item>
        <Menu.Item onClick={onEmbed} leftSection={<IconCode size={16} />}>
          {t`Get Embed Code`}
        </Menu.Item>
        <Menu.Item onClick={() => void copyEmbedCode(form.id)} leftSection={<IconCopy size={16} />}>
          {t`Copy Embed Code`}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/embed/${form.id}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} />}
        >
          {t`Open form`}
        </Menu.Item>
        <Menu.Divider />
        {form.abilities.organise ? (
          <Menu.Item onClick={() => clone.mutate(form.id)} leftSection={<IconCopyPlus size={16} />}>
            {t`Clone Form`}
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={onSaveTemplate} leftSection={<IconTemplate size={16} />}>
          {t`Save as template`}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/forms/${form.id}/definition.json`}
          download
          leftSection={<IconDownload size={16} />}
        >
          {t`Export as JSON`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          onClick={() => setActive.mutate({ form, active: !form.active })}
          leftSection={<IconPower size={16} />}
        >
          {form.active ? t`Disable` : t`Enable`}
        </Menu.Item>
        {form.abilities.delete ? (
          <Menu.Item onClick={onDelete} leftSection={<IconTrash size={16} />}>
            {t`Delete`}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Copies the line to paste (FOLD-040, FOLD-055). */
async function copyEmbedCode(formId: string): Promise<void> {
  try {
    const { code } = await loadMeasuredLines(await fetchForm(formId));
    await copyText(code, 'code');
  } catch {
    toastError(t`Failed to copy embed code`);
  }
}
