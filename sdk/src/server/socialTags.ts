import { escapeAttribute } from './html.ts';

/** Size of the pictures of cards, in px: what the large networks ask for. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** Preview of a form's link in chats and social networks (EMBED-100). */
export interface SocialCard {
  title: string;
  description: string;
  /** Addresses are absolute: others read them. */
  url: string;
  pictureUrl: string | null;
}

/** Returns the tags of the Open Graph protocol and of X for a card. */
export function socialTags({ title, description, url, pictureUrl }: SocialCard): string {
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:url', url],
    ['og:title', title],
    ...(description ? [['og:description', description] as [string, string]] : []),
  ];
  if (pictureUrl) {
    tags.push(
      ['og:image', pictureUrl],
      ['og:image:width', String(SOCIAL_PICTURE.width)],
      ['og:image:height', String(SOCIAL_PICTURE.height)],
      ['og:image:alt', title],
    );
  }
  const lines = tags.map(
    ([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`,
  );
  // X takes title, description and picture from the tags above.
  const kind = pictureUrl ? 'summary_large_image' : 'summary';
  return `${lines.join('')}<meta name="twitter:card" content="${kind}">`;
}
