import type { RichNode, RichText } from './richText.ts';

function printNode(node: RichNode): string {
  if (typeof node === 'string') return node;
  if (node.kind === 'break') return '\n';
  if (node.kind === 'name') return node.source;
  const words = printNodes(node.nodes);
  return node.kind === 'link' ? `${words} (${node.href.replace(/^mailto:/, '')})` : words;
}

const printNodes = (nodes: readonly RichNode[]): string => nodes.map(printNode).join('');

/** Prints a text without markup, for mails, printed pages and screen readers' announcements. */
export const printRichText = (text: RichText): string =>
  text
    .map((block) =>
      block.kind === 'list'
        ? block.items.map((item) => `- ${printNodes(item)}`).join('\n')
        : printNodes(block.nodes),
    )
    .join('\n\n');
