import { fill, type Texts } from '../model/rendering.ts';
import type { LoadOutcome } from '../client/loadPublicForm.ts';
import { FormSurface, MessageCard } from '../react/MessageCard.tsx';

/** The message in place of a form that cannot be shown (EMBED-004, EMBED-051). */
export function LoadMessage(props: {
  outcome: Exclude<LoadOutcome, { kind: 'loaded' | 'framed' }>;
  texts: Texts;
  onRetry(): void;
}) {
  const { outcome, texts, onRetry } = props;
  const { page } = texts;
  const isDisabled = outcome.kind === 'disabled';
  return (
    <FormSurface language={texts.language}>
      <MessageCard title={isDisabled ? page.formDisabled : page.formUnavailable}>
        <p>
          {isDisabled
            ? page.formDisabledText
            : outcome.kind === 'unavailable'
              ? page.formNotFound
              : fill(page.loadFailed, { message: outcome.message })}
        </p>
        {outcome.kind === 'failed' ? (
          <button className="form-embed-button" part="button" type="button" onClick={onRetry}>
            {page.tryAgain}
          </button>
        ) : null}
      </MessageCard>
    </FormSurface>
  );
}
