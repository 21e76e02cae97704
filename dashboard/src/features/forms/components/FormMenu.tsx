import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import IconCode from '~icons/code';
import IconCopy from '~icons/copy';
import IconCopyPlus from '~icons/copy-plus';
import IconDots from '~icons/dots';
import IconDownload from '~icons/download';
import IconExternalLink from '~icons/external-link';
import IconFolder from '~icons/folder';
import IconInbox from '~icons/inbox';
import IconPencil from '~icons/pencil';
import IconPower from '~icons/power';
import IconSend from '~icons/send';
import IconSettings from '~icons/settings';
import IconTemplate from '~icons/template';
import IconTrash from '~icons/trash';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { formPath } from '../../../domain/forms/formPath.ts';
import { useMayShare } from '../../../domain/clients/useMayShare.ts';
import { RowButton } from '../../../components/table/RowButton.tsx';
import { loadMeasuredLines } from '../../../domain/publishing/useMeasuredLines.ts';
import { copyText } from '../../../lib/copyText.ts';
import { fetchForm, useCloneForm, useSetActive } from '../api/forms.ts';
import classes from './cards.module.css';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';

/** Dialogs that a form's menu opens. */
export interface FormMenuActions {
  onEmbed(): void;
  onSaveTemplate(): void;
  onMove(): void;
  onShare(): void;
  onDelete(): void;
}

interface FormMenuProps extends FormMenuActions {
  form: FormSummary;
}

/** Everything that can be done with a form from a list of forms (D-48). The menu is made for the first press. */
export function FormMenu(props: FormMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const label = t`Actions for ${props.form.title}`;
  return isUsed ? (
    <PressedMenu {...props} label={label} />
  ) : (
    <MenuButton label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />
  );
}

function MenuButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <RowButton {...props} className={classes['menu']} aria-label={label}>
      <IconDots size={20} />
    </RowButton>
  );
}

/** A long menu moves over its button rather than out of the window, and scrolls where it is longer than that. */
const WHOLE = { shift: { crossAxis: true }, size: true };

function PressedMenu({
  form,
  label,
  onEmbed,
  onSaveTemplate,
  onMove,
  onShare,
  onDelete,
}: FormMenuProps & { label: string }) {
  const setActive = useSetActive();
  const clone = useCloneForm();
  const mayShare = useMayShare([form]);
  const mayOrganise = useAccountAbility('organise');
  // The copy comes into the same folder, which somebody with a role in it may do.
  const mayPlace = mayOrganise || form.clientFolderId !== null;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button takes the place of the one that was pressed, and gets the focus back when the menu closes.
  useLayoutEffect(() => {
    button.current?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- a menu that is open from the start would not know where the focus was
    setOpen(true);
  }, []);
  return (
    <Menu position="bottom-end" width={240} middlewares={WHOLE} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MenuButton ref={button} label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {form.abilities.update ? (
          <Menu.Item component={Link} to={formPath(form.id, 'build')} leftSection={<IconPencil size={16} />}>
            {t`Edit`}
          </Menu.Item>
        ) : null}
        <Menu.Item component={Link} to={formPath(form.id, 'responses')} leftSection={<IconInbox size={16} />}>
          {t`View Submissions`}
        </Menu.Item>
        {form.abilities.update ? (
          <Menu.Item
            component={Link}
            to={formPath(form.id, 'settings')}
            leftSection={<IconSettings size={16} />}
          >
            {t`Form Settings`}
          </Menu.Item>
        ) : null}
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
        {form.abilities.organise && mayPlace ? (
          <Menu.Item onClick={() => clone.mutate(form.id)} leftSection={<IconCopyPlus size={16} />}>
            {t`Clone Form`}
          </Menu.Item>
        ) : null}
        {form.abilities.organise ? (
          <Menu.Item onClick={onMove} leftSection={<IconFolder size={16} />}>
            {t`Move to folder`}
          </Menu.Item>
        ) : null}
        {mayShare ? (
          <Menu.Item onClick={onShare} leftSection={<IconSend size={16} />}>
            {t`Share with a client`}
          </Menu.Item>
        ) : null}
        {form.abilities.update && mayOrganise ? (
          <Menu.Item onClick={onSaveTemplate} leftSection={<IconTemplate size={16} />}>
            {t`Save as template`}
          </Menu.Item>
        ) : null}
        <Menu.Item
          component="a"
          href={`/api/forms/${form.id}/definition.json`}
          download
          leftSection={<IconDownload size={16} />}
        >
          {t`Export as JSON`}
        </Menu.Item>
        {form.abilities.activate || form.abilities.delete ? <Menu.Divider /> : null}
        {form.abilities.activate ? (
          <Menu.Item
            onClick={() => setActive.mutate({ form, active: !form.active })}
            leftSection={<IconPower size={16} />}
          >
            {form.active ? t`Disable` : t`Enable`}
          </Menu.Item>
        ) : null}
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
function copyEmbedCode(formId: string): Promise<void> {
  const lines = fetchForm(formId).then(loadMeasuredLines);
  return copyText(
    lines.then(({ code }) => code),
    'code',
  );
}
