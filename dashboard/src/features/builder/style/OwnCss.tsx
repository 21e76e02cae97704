import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text, Textarea } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconInfoCircle from '~icons/info-circle';
import { useId } from 'react';
import { CUSTOM_CSS_PROPERTIES, MAX_CUSTOM_CSS_LENGTH } from '@inlay/sdk/model';
import type { BuilderCore } from '../useBuilder.ts';
import { findIdle, useOwnCssText } from './ownCssText.ts';
import classes from './style.module.css';

const MIN_LINES = 5;
const EXAMPLE = 'max-width: 560px;\nletter-spacing: 0.01em;';

/** The owner's declarations for the box around the form (D-83). */
export function OwnCss({ builder }: { builder: BuilderCore }) {
  const id = useId();
  const { text, checked, change } = useOwnCssText(builder);
  const { refused } = checked;
  const idle = findIdle(checked.css, (property, value) => CSS.supports(property, value));
  const lines = Math.max(MIN_LINES, text.split('\n').length);
  return (
    <div>
      <Text size="sm" component="label" htmlFor={id}>
        <Trans>
          Declarations for the box around the form, like <code>max-width: 560px;</code>
        </Trans>
      </Text>
      <div className={classes['editor']}>
        <div className={classes['lines']} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <span key={index} data-bad={refused.some(({ line }) => line === index + 1) || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
        <Textarea
          id={id}
          variant="unstyled"
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={MAX_CUSTOM_CSS_LENGTH}
          placeholder={EXAMPLE}
          aria-describedby={`${id}-problems`}
          error={refused.length > 0}
          classNames={{ root: classes['editorRoot'] ?? '', input: classes['editorInput'] ?? '' }}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
      <div id={`${id}-problems`} role="status" className={classes['problems']}>
        {refused.map(({ property, line }, index) => (
          <p key={index} data-bad>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <span>
              <Trans>
                Line {line} <strong>Style not accepted: {property}</strong>
              </Trans>
            </span>
          </p>
        ))}
        {refused.length > 0 ? <p>{t`Rejected declarations don’t affect the form.`}</p> : null}
        {idle.map((declaration) => (
          <p key={declaration}>
            <IconInfoCircle size={16} aria-hidden="true" />
            <span>
              <Trans>
                Without effect in this browser: <code>{declaration}</code>
              </Trans>
            </span>
          </p>
        ))}
      </div>
      <details className={classes['details']}>
        <summary>{t`Supported properties`}</summary>
        <p>{CUSTOM_CSS_PROPERTIES.join(', ')}</p>
      </details>
      {text === '' ? null : (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          className={classes['resetGroup'] ?? ''}
          onClick={() => change('')}
        >
          {t`Reset custom CSS`}
        </Button>
      )}
    </div>
  );
}
