import { printName } from './names.ts';
import type { Print, RichNode, RichText } from './richText.ts';

/** Replaces the names in a parsed text by their answers, which are inserted as plain text. */
export function pipe(text: RichText, print: Print): RichText {
  const pipeNodes = (nodes: readonly RichNode[]): RichNode[] => nodes.map(pipeNode);
  function pipeNode(node: RichNode): RichNode {
    if (typeof node === 'string') return node;
    if (node.kind === 'name') return printName(node, print);
    return 'nodes' in node ? { ...node, nodes: pipeNodes(node.nodes) } : node;
  }
  return text.map((block) =>
    block.kind === 'list'
      ? { kind: 'list', items: block.items.map(pipeNodes) }
      : { kind: 'paragraph', nodes: pipeNodes(block.nodes) },
  );
}
