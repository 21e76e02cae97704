import { withoutBlank } from './sameValue.ts';
import type { Session } from './session.ts';

/**
 * Restores unsent answers of this device, without replacing those typed meanwhile.
 * @param unsent keys of submissions that wait in the outbox
 * @param drafts code of another chunk
 * @returns whether something was restored
 */
export async function restoreDraft(
  session: Session,
  unsent: readonly string[],
  { keepDraft, ownValues, removeDraft, takeDraft, typesIn }: typeof import('./drafts.ts'),
): Promise<boolean> {
  const { form, initialNotice, storedReceipt } = session.options;
  if (form.closed) return false;
  const taken = await takeDraft(form.id, unsent);
  if (!taken) return false;
  const { draft, release } = taken;
  const stored = { key: draft.key, release: Promise.resolve(release) };
  if (storedReceipt || session.receipt) {
    // Sent by a plain post.
    release();
    removeDraft(form.id, draft.key);
    return false;
  }
  const types = typesIn(form.definition);
  const restored = Object.entries(draft.fields).flatMap(([id, [type, value]]) =>
    types.get(id) === type ? [[id, value] as const] : [],
  );
  const typed = withoutBlank(ownValues(session));
  session.values = { ...session.values, ...Object.fromEntries(restored), ...typed };
  session.pageId = draft.at;
  if (form.planned) form.planned.known = { ...draft.known, ...form.planned.known };
  // A submission that was begun meanwhile takes the draft's place.
  session.key ??= draft.key;
  session.setValues(session.values);
  session.setPageId(draft.at);
  // A page that answers a post says something of its own.
  if (!initialNotice) session.setNotice({ element: <Restored session={session} /> });
  keepDraft(session, stored);
  return true;
}

/** Says that the answers are back, and offers an empty form. */
function Restored({ session }: { session: Session }) {
  const words = session.options.texts.drafts;
  const startAgain = (): void => {
    session.reset();
    session.setValues(session.prefilled);
    // The button is gone; its place is where the form begins.
    session.options.surface.current
      ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
      ?.focus();
  };
  return (
    <p className="form-embed-restored" part="restored" role="status" style={BOX}>
      {words.restored}{' '}
      <button type="button" style={BUTTON} onClick={startAgain}>
        {words.startAgain}
      </button>
    </p>
  );
}

// Not in the style sheet, which every form loads.
const BOX = {
  margin: '0 0 24px',
  padding: '12px 20px',
  borderRadius: 'min(var(--form-embed-radius), 22px)',
  background: 'color-mix(in srgb, currentColor 7%, transparent)',
};
const BUTTON = {
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
};
