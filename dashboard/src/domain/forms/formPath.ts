/** The screens of one form, in the order of their tabs; each is the last part of its address. */
export type FormTab = 'build' | 'design' | 'share' | 'responses' | 'summary' | 'settings';

/** Returns the address of a form's screen, or of one group of its settings; without a tab, of the one last used. */
export const formPath = (formId: string, tab?: FormTab, group?: string): string =>
  ['/forms', formId, tab, group].filter(Boolean).join('/');

/** State of a link that somebody has pressed here: no address from outside has it. */
export const PRESSED = 'pressed';
