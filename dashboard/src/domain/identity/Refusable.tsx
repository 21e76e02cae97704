import { Tooltip } from '@mantine/core';
import { cloneElement, useId, type MouseEvent, type ReactElement } from 'react';

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
  const id = useId();
  if (refusal === null) return children;
  return (
    <>
      <Tooltip label={refusal} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
        <Described by={id}>{cloneElement(children, REFUSED)}</Described>
      </Tooltip>
      <span id={id} hidden>
        {refusal}
      </span>
    </>
  );
}

interface DescribedProps {
  by: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** An element with its description: a tooltip describes only while it is open, and takes away any other one. */
const Described = ({ by, children, ...props }: DescribedProps) =>
  cloneElement(children, { ...props, 'aria-describedby': by });
