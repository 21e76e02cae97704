import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { useId, useState } from 'react';
import classes from './contactMessages.module.css';

/** Texts up to this long are shown whole. */
const SHORT = { letters: 400, lines: 6 } as const;

/** A text as it was typed; of a long one the beginning, and the rest on request. */
export function FoldedText({ text, about }: { text: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > SHORT.letters || text.split('\n').length > SHORT.lines;
  return (
    <div>
      <p id={id} dir="auto" className={classes['text']} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          mt={4}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? t`Show less: ${about}` : t`Show all: ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Show all`}
        </Anchor>
      ) : null}
    </div>
  );
}
