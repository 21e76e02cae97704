import { renderToStaticMarkup } from 'react-dom/server';
import { FORM_CSS, formStyleSheet } from '@inlay/sdk/react';
import { DemoForm } from './DemoForm.tsx';
import { DEMO_FORM } from './demoForm.ts';

/** The form as the build writes it into the page, so that it is there before any script has run. */
export const renderDemoForm = (): string => renderToStaticMarkup(<DemoForm />);

/** Returns the renderer's style sheet and the form's theme, which covers the whole drawn website. */
export const demoStyleSheet = (): string => FORM_CSS + formStyleSheet(DEMO_FORM.definition, '.site');
