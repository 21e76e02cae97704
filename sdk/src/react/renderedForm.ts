import type { PublicForm } from '../model/rendering.ts';

/** The part of a form that the renderer needs. */
export type RenderedForm = Pick<PublicForm, 'id' | 'definition' | 'logoUrl' | 'platformName' | 'captcha'> &
  Partial<Pick<PublicForm, 'coverUrl' | 'badgeName' | 'footerLogoUrl' | 'hiddenFields'>>;
