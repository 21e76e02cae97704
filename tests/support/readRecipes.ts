import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A program that a page of the documentation shows. */
export interface Recipe {
  /** The heading above it. */
  heading: string;
  /** Its name in brackets: a language, or a file that others use. */
  name: string;
  code: string;
}

/** Reads the programs of a page that have a name: ```` ```py [Python] ````. */
export function readRecipes(markdown: string): Recipe[] {
  let heading = '';
  return fromMarkdown(markdown).children.flatMap((node) => {
    if (node.type === 'heading') heading = toString(node);
    const [, name] = (node.type === 'code' && /^\[(.+)\]$/.exec(node.meta ?? '')) || [];
    return node.type === 'code' && name ? [{ heading, name, code: node.value }] : [];
  });
}
