import { useEffect, useRef } from 'react';
import { fill } from '../../model/rendering.ts';
import type { Session } from '../session/session.ts';
import type { FormView, PagedPublicForm } from '../pages/view.ts';
import { forgetKept, keptOf, save, takeUp, type SaveAnswer } from './keeping.ts';
import { SavedPanel } from './SavedPanel.tsx';

export interface KeeperProps {
  form: PagedPublicForm;
  session: Session | undefined;
  view: FormView;
  /** Whether the first page is shown, which says what is kept. */
  isFirst: boolean;
}

/**
 * Keeps the answers on the server, page by page, and offers to continue later (EMBED-112). Without a script its button
 * posts the page.
 */
export function Keeper({ form, session, view, isFirst }: KeeperProps) {
  const { words } = form.planned.unfinished!;
  const pageId = view.page?.id ?? '';
  const shown = useRef(pageId);

  useEffect(() => {
    if (!session) return undefined;
    takeUp(session);
    const leave = (): void => {
      if (document.visibilityState === 'hidden') keepChanges(session);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      if (session.receipt) forgetKept(session);
    };
  }, [session]);

  useEffect(() => {
    if (!session?.key) return;
    keptOf(session).pageId = pageId;
    if (shown.current !== pageId) keepChanges(session);
    shown.current = pageId;
  }, [session, pageId]);

  const saveForLater = async (): Promise<void> => {
    if (!session) return;
    keptOf(session).pageId = pageId;
    const answer = await save(session, true);
    if (answer?.kind === 'saved') session.setNotice({ card: <SavedPanel {...{ session, words, answer }} /> });
    else if (answer?.kind === 'conflict') sayConflict(session, answer);
    else session.setNotice({ text: words.failed });
  };

  return (
    <>
      <button
        className="form-embed-back"
        part="save"
        type="submit"
        name="go"
        value="save"
        onClick={(event) => {
          event.preventDefault();
          void saveForLater();
        }}
      >
        {words.save}
      </button>
      {isFirst ? <p className="form-embed-hint form-embed-keeps">{words.note}</p> : null}
    </>
  );
}

/** Saves what the visitor has changed; says only that another device was first. */
function keepChanges(session: Session): void {
  // Nobody has answered anything.
  if (!session.key) return;
  void save(session).then((answer) => {
    if (answer?.kind === 'conflict') sayConflict(session, answer);
  });
}

/** Says that another device has saved, and what differs there: the visitor decides which answers stay. */
function sayConflict(session: Session, answer: Extract<SaveAnswer, { kind: 'conflict' }>): void {
  const { words } = session.options.form.planned!.unfinished!;
  const { at, differs, url } = answer;
  const keepMine = (): void => {
    session.setNotice(null);
    keptOf(session).isHeld = false;
    keepChanges(session);
  };
  session.setNotice({
    element: (
      <div className="form-embed-notice" role="alert">
        {fill(words.conflict, { time: at })}{' '}
        {differs.length > 0 ? fill(words.differs, { questions: differs.join(', ') }) : null}
        <div className="form-embed-kept-actions">
          <a className="form-embed-back" href={url} target="_top">
            {words.takeNewer}
          </a>
          <button className="form-embed-back" type="button" onClick={keepMine}>
            {words.keepMine}
          </button>
        </div>
      </div>
    ),
  });
}
