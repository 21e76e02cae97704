import { t } from '@lingui/core/macro';
import { ActionIcon, Skeleton, VisuallyHidden } from '@mantine/core';
import IconArrowLeft from '~icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import type { ScreenHeading } from '../../lib/screenTitle.ts';
import { useWayBack } from '../../lib/trail.ts';
import classes from './formHeader.module.css';
import { FormTitle } from './FormTitle.tsx';
import { formPath, type FormTab } from '../forms/formPath.ts';
import { FORM_TAB_LABELS, tabsFor } from './formTabs.ts';

interface FormHeaderProps {
  /** Null for a form that is not stored yet: it has only Build. */
  formId: string | null;
  /** Undefined while it loads. */
  title: string | undefined;
  /** Stores another title; absent for those who may not change the form. */
  onRename?: ((title: string) => void) | undefined;
  tab: FormTab | null;
  canUpdate: boolean;
  /** What visitors meet now. */
  state: ReactNode;
  /** The one main action. */
  action: ReactNode;
}

/** The bar above every screen of a form: its title and state, its screens, and Publish (DASH-050). */
export function FormHeader(props: FormHeaderProps) {
  const { formId, title, onRename, tab, canUpdate, state, action } = props;
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
      <Tabs formId={formId} tab={tab} canUpdate={canUpdate} />
      <div className={classes['action']}>{action}</div>
    </header>
  );
}

function Tabs({ formId, tab, canUpdate }: Pick<FormHeaderProps, 'formId' | 'tab' | 'canUpdate'>) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the line scrolls.
    if (tab)
      line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <nav ref={line} className={classes['tabs']} aria-label={t`Screens of this form`}>
      {tabsFor(canUpdate).map((name) =>
        formId === null ? (
          <span
            key={name}
            role="link"
            tabIndex={name === tab ? undefined : 0}
            className={classes['tab']}
            {...(name === tab
              ? { 'aria-current': 'page' }
              : { 'aria-disabled': true, title: t`Save form first` })}
          >
            {FORM_TAB_LABELS[name]}
          </span>
        ) : (
          <Link
            key={name}
            className={classes['tab']}
            to={formPath(formId, name)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {FORM_TAB_LABELS[name]}
          </Link>
        ),
      )}
    </nav>
  );
}
