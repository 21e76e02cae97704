import { Text, Title } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** One line on what stands here. */
  text?: ReactNode;
  /** At the right of the title: a button or a search field. */
  action?: ReactNode;
  /** To give the heading the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a screen: a card with a heading of its own. */
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
