import type { ReactNode } from 'react';
import type { RichNode, RichText as Text } from '../model/richText/richText.ts';

const TAGS = { strong: 'strong', emphasis: 'em' } as const;

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.kind === 'break') return <br key={index} />;
  if (node.kind === 'name') return node.source;
  const words = node.nodes.map(renderNode);
  if (node.kind === 'link')
    // In a tab of its own: the form, and everything typed, stays.
    return (
      <a key={index} href={node.href} target="_blank" rel="noopener nofollow">
        {words}
      </a>
    );
  const Tag = TAGS[node.kind];
  return <Tag key={index}>{words}</Tag>;
}

/** Paragraphs and lists of an owner's text, as elements: no text can become markup. */
export const RichText = ({ text }: { text: Text }): ReactNode =>
  text.map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} dir="auto">
        {block.items.map((item, number) => (
          <li key={number}>{item.map(renderNode)}</li>
        ))}
      </ul>
    ) : (
      <p key={index} dir="auto">
        {block.nodes.map(renderNode)}
      </p>
    ),
  );
