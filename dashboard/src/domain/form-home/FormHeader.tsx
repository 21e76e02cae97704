import { t } from '@lingui/core/macro';
import { ActionIcon, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconArrowLeft from '~icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import type { ScreenHeading } from '../../lib/screenTitle.ts';
import { useWayBack } from '../../lib/trail.ts';
import classes from './formHeader.module.css';
import { FormTitle } from './FormTitle.tsx';
import { formPath, type FormTab } from '../forms/formPath.ts';
import { FORM_TAB_LABELS, tabsFor, UNSAVED_TABS } from './formTabs.ts';

interface FormHeaderProps {
  /** Null for a form that is not stored yet: it has only Build and Design. */
  formId: string | null;
  /** Undefined while it loads. */
  title: string | undefined;
  /** Stores another title; absent for those who may not change the form. */
  onRename?: ((title: string) => void) | undefined;
  tab: FormTab | null;
  /** Hears of a press on a tab of `UNSAVED_TABS`, and opens it for a form without an address. */
  onOpen?: ((tab: FormTab) => void) | undefined;
  canUpdate: boolean;
  /** What visitors meet now. */
  state: ReactNode;
  /** The one main action. */
  action: ReactNode;
}

/** The bar above every screen of a form: its title and state, its screens, and Publish (DASH-050). */
export function FormHeader(props: FormHeaderProps) {
  const { formId, title, onRename, tab, onOpen, canUpdate, state, action } = props;
  const heading = useOutletContext<ScreenHeading | undefined>();
  const wayBack = useWayBack();
  return (
    <header className={classes['header']}>
      <VisuallyHidden>
        <h1>{heading?.title ?? t`Form Builder`}</h1>
        <p>{heading?.subtitle}</p>
      </VisuallyHidden>
      <div className={classes['name']}>
        <ActionIcon
          component={Link}
          to={wayBack}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Back`}
          title={t`Back`}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <div className={classes['words']}>
          {title === undefined ? (
            <Skeleton height={20} width={160} />
          ) : (
            <FormTitle title={title} onRename={onRename} />
          )}
          {state}
        </div>
      </div>
      <Tabs formId={formId} tab={tab} canUpdate={canUpdate} onOpen={onOpen} />
      <div className={classes['action']}>{action}</div>
    </header>
  );
}

function Tabs({
  formId,
  tab,
  canUpdate,
  onOpen,
}: Pick<FormHeaderProps, 'formId' | 'tab' | 'canUpdate' | 'onOpen'>) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the line scrolls.
    if (tab)
      line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const nameOf = (name: FormTab) => ({
    className: classes['tab'],
    'aria-current': name === tab ? ('page' as const) : undefined,
    children: FORM_TAB_LABELS[name],
  });
  return (
    <nav ref={line} className={classes['tabs']} aria-label={t`Screens of this form`}>
      {tabsFor(canUpdate).map((name) =>
        formId !== null ? (
          <Link
            key={name}
            to={formPath(formId, name)}
            onClick={() => (UNSAVED_TABS.includes(name) ? onOpen?.(name) : undefined)}
            {...nameOf(name)}
          />
        ) : onOpen && UNSAVED_TABS.includes(name) ? (
          <UnstyledButton key={name} role="link" onClick={() => onOpen(name)} {...nameOf(name)} />
        ) : (
          <span
            key={name}
            role="link"
            tabIndex={0}
            aria-disabled="true"
            title={t`Save form first`}
            {...nameOf(name)}
          />
        ),
      )}
    </nav>
  );
}
