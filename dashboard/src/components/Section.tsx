import { Text, Title } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** One line about the section. */
  text?: ReactNode;
  /** A button or a search field, at the right of the title. */
  action?: ReactNode;
  /** Lets the caller focus the heading when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of a screen: a card with its own heading. */
export function Section({ title, text, action, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`card ${classes['section']}`} aria-labelledby={id}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <Title
            order={2}
            size="h3"
            id={id}
            dir="auto"
            ref={headingRef}
            tabIndex={-1}
            className={classes['title'] ?? ''}
          >
            {title}
          </Title>
          {text ? (
            <Text size="sm" c="dimmed" component="div">
              {text}
            </Text>
          ) : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
