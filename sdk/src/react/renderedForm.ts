import type { PublicForm } from '../model/rendering.ts';

/** What the renderer needs to know of a form. */
export type RenderedForm = Pick<PublicForm, 'id' | 'definition' | 'logoUrl' | 'platformName' | 'captcha'> &
  Partial<Pick<PublicForm, 'badgeName' | 'footerLogoUrl' | 'hiddenFields'>>;
