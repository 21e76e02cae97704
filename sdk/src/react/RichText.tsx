import type { ReactNode } from 'react';
import type { RichNode, RichText as Text } from '../model/richText/richText.ts';

const TAGS = { strong: 'strong', emphasis: 'em' } as const;

function renderNode(node: RichNode, at: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.kind === 'break') return <br key={at} />;
  if (node.kind === 'name') return node.source;
  const words = node.nodes.map(renderNode);
  if (node.kind === 'link')
    // In a tab of its own: the form, and everything typed, stays.
    return (
      <a key={at} href={node.href} target="_blank" rel="noopener nofollow">
        {words}
      </a>
    );
  const Tag = TAGS[node.kind];
  return <Tag key={at}>{words}</Tag>;
}

/** Paragraphs and lists of an owner's text, as elements: no text can become markup. */
export const RichText = ({ text }: { text: Text }): ReactNode =>
  text.map((block, at) =>
    block.kind === 'list' ? (
      <ul key={at} dir="auto">
        {block.items.map((item, number) => (
          <li key={number}>{item.map(renderNode)}</li>
        ))}
      </ul>
    ) : (
      <p key={at} dir="auto">
        {block.nodes.map(renderNode)}
      </p>
    ),
  );
