import { useState } from 'react';
import { checkCustomCss, MAX_CUSTOM_CSS_LENGTH, type CheckedCss } from '@inlay/sdk/model';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** The typed text, refused parts included, while its builder is open. */
const texts = new WeakMap<BuilderStore, string>();

/**
 * Text of the CSS editor. Only accepted declarations go into the form, so that it can be saved, drafted and
 * shown at any moment; the text keeps the others, and messages name them.
 */
export function useOwnCssText(builder: BuilderCore) {
  const accepted = useBuilderState(builder, (state) => definitionOf(state).customStyles.customCSS ?? '');
  const [text, setText] = useState(() => texts.get(builder) ?? accepted);
  const checked = checkOwnCss(text);
  // The text follows the form after an undo, a reset or a reload.
  const isFollowing = checked.css !== accepted;
  const shown = isFollowing ? accepted : text;

  const change = (next: string): void => {
    texts.set(builder, next);
    setText(next);
    const { css } = checkOwnCss(next);
    if (css === accepted) return;
    const { customCSS: _before, ...rest } = definitionOf(builder.get()).customStyles;
    const customStyles = css === '' ? rest : { ...rest, customCSS: css };
    builder.changeForm({ customStyles }, 'style customCSS');
  };
  return { text: shown, checked: isFollowing ? checkOwnCss(accepted) : checked, change };
}

/** Checks at most as much text as the server takes; the box accepts no more. */
const checkOwnCss = (text: string): CheckedCss => checkCustomCss(text.slice(0, MAX_CUSTOM_CSS_LENGTH));

/** Finds accepted declarations that this browser ignores, such as `color: blu`. */
export const findIdle = (css: string, isSupported: (property: string, value: string) => boolean): string[] =>
  css
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/;$/, ''))
    .filter((line) => {
      const [property = '', value = ''] = line.replace(/ !important$/, '').split(/: (.*)/s);
      return !isSupported(property, value);
    });
