import { t } from '@lingui/core/macro';
import { Textarea } from '@mantine/core';
import { memo, useEffect } from 'react';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, UNTITLED_FORM } from '@inlay/sdk/model';
import { TAKES_LISTS } from '../definition/pastedList.ts';
import { treeOf } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useTyped } from '../store/useTyped.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './canvas.module.css';
import { focusPart } from './focusPart.ts';

/** Title and description, edited in place (BUILD-017, BUILD-018). */
export const EditableHeading = memo(function EditableHeading({ builder }: { builder: BuilderCore }) {
  return (
    <div className={classes['heading']}>
      <EditableTitle builder={builder} />
      <EditableDescription builder={builder} />
    </div>
  );
});

/** Goes from the title to the first question, which is typed next if there is none. */
function goOn(builder: BuilderCore): void {
  const { fields, pages } = treeOf(definitionOf(builder.get()));
  const [first] = fields;
  if (first) focusPart(first.id);
  else if (pages[0]) builder.compose({ parent: pages[0].id, index: 0 });
}

/** Returns whether nobody has put anything into a new form yet. */
function isBlank(builder: BuilderCore): boolean {
  const state = builder.get();
  const { title } = definitionOf(state);
  return state.form === null && title === '' && treeOf(definitionOf(state)).fields.length === 0;
}

function EditableTitle({ builder }: { builder: BuilderCore }) {
  const typed = useTyped<HTMLTextAreaElement>(
    builder,
    () => definitionOf(builder.get()).title,
    (text) => builder.changeForm({ title: text.replaceAll(/\s*[\r\n]+\s*/g, ' ') }),
  );
  const { ref } = typed;
  // What a new form needs first is its title. After the screen has taken the focus for itself.
  useEffect(() => {
    if (isBlank(builder)) queueMicrotask(() => ref.current?.focus({ preventScroll: true }));
  }, [builder, ref]);
  // Long text wraps as for visitors, but cannot contain line breaks.
  return (
    <Textarea
      rows={1}
      {...TAKES_LISTS}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        goOn(builder);
      }}
      aria-label={t`Form title`}
      placeholder={UNTITLED_FORM}
      variant="unstyled"
      maxLength={MAX_TITLE_LENGTH}
      classNames={{ input: classes['title'] ?? '' }}
      {...typed}
    />
  );
}

function EditableDescription({ builder }: { builder: BuilderCore }) {
  const description = useBuilderState(builder, (state) => definitionOf(state).description);
  return (
    <Textarea
      aria-label={t`Form description`}
      placeholder={t`Add a description`}
      variant="unstyled"
      classNames={{ input: classes['description'] ?? '' }}
      rows={1}
      maxLength={MAX_DESCRIPTION_LENGTH}
      value={description}
      onChange={(event) => builder.changeForm({ description: event.currentTarget.value })}
    />
  );
}
