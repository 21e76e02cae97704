import { renderToStaticMarkup } from 'react-dom/server';
import { FORM_CSS, formStyleSheet } from '@inlay/sdk/react';
import { DemoForm } from './DemoForm.tsx';
import { DEMO_FORM } from './demoForm.ts';

/** The form as the build writes it into the page, so that it is there before any script has run. */
export const renderDemoForm = (): string => renderToStaticMarkup(<DemoForm />);

/**
 * The renderer's style sheet and the form's theme. They hang on the whole drawn website, which takes
 * its colours from the form it surrounds.
 */
export const demoStyleSheet = (): string => FORM_CSS + formStyleSheet(DEMO_FORM.definition, '.site');
