/** Key of the templates of replies. */
export const TEMPLATES_KEY = ['reply-templates'] as const;
