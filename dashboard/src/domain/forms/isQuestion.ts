import type { Field } from '@inlay/sdk/model';

/** What visitors are asked: a heading is none, and a captcha asks for nothing that is kept. */
export const isQuestion = ({ type }: Pick<Field, 'type'>): boolean => type !== 'header' && type !== 'captcha';
