import type { ReactNode } from 'react';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  className: string;
  children: ReactNode;
}

/** A heading of the level that its surroundings leave: the page's own results begin at 1, those in a website at 2. */
export function Heading({ level, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} dir="auto">
      {children}
    </Tag>
  );
}
