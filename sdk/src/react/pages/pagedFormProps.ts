import type { PublicForm } from '../../model/rendering.ts';
import type { FormRendererProps } from '../FormRenderer.tsx';
import type { Session } from '../session/session.ts';

/** The visitor's session, as a form with pages uses it. */
export interface PageSession {
  /** The whole session, as of the newest render; absent where nothing is sent. */
  current?: Session;
  /** Page that the visitor has come to: null is the review, undefined the first one. */
  pageId: string | null | undefined;
  setPageId(pageId: string | null | undefined): void;
  /** Shows these errors in place of all others, and focuses the first. */
  refuse(errors: Readonly<Record<string, string>>): void;
  submit(): Promise<void>;
  /** Changes an answer. In rows, `path` says which, and that it is another one. */
  change(fieldId: string, value: unknown, path?: string): void;
}

export interface PagedFormProps extends FormRendererProps {
  form: PublicForm;
  session: PageSession;
}
