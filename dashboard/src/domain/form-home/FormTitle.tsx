import { t } from '@lingui/core/macro';
import { useRef, useState, type KeyboardEvent } from 'react';
import { MAX_TITLE_LENGTH, UNTITLED_FORM } from '@inlay/sdk/model';
import classes from './formHeader.module.css';

interface FormTitleProps {
  title: string;
  onRename: ((title: string) => void) | undefined;
}

/** The title, renamed in place: Enter or leaving it stores it, Escape brings the old one back. */
export function FormTitle({ title, onRename }: FormTitleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isDropped = useRef(false);
  if (!onRename) {
    return (
      <span className={classes['title']} dir="auto" title={title}>
        {title.trim() || UNTITLED_FORM}
      </span>
    );
  }
  const finish = (): void => {
    const next = typed?.trim();
    if (!isDropped.current && next && next !== title) onRename(next);
    isDropped.current = false;
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    isDropped.current = event.key === 'Escape';
    event.currentTarget.blur();
  };
  const shown = typed ?? title;
  return (
    <input
      className={classes['title']}
      aria-label={t`Rename this form`}
      dir="auto"
      title={shown}
      // For browsers that cannot size an input by its text.
      size={Math.min(Math.max(shown.length, 8), 28)}
      placeholder={UNTITLED_FORM}
      maxLength={MAX_TITLE_LENGTH}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}
