import { Tooltip } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';

/** A button or a link that does nothing, and can still be reached to read why. */
const REFUSED = {
  component: 'button',
  type: 'button',
  to: undefined,
  href: undefined,
  'aria-disabled': true,
  'data-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

interface RefusableProps {
  /** Why it cannot be used; null where it can. */
  refusal: string | null;
  /** The button, or the link that looks like one. */
  children: ReactElement<object>;
}

/** A button that says why it cannot be used, to pointer, touch and keyboard (TEAM-016). */
export function Refusable({ refusal, children }: RefusableProps) {
  if (refusal === null) return children;
  return (
    <Tooltip label={refusal} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
      {cloneElement(children, REFUSED)}
    </Tooltip>
  );
}
