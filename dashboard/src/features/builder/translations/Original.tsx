import { Code, Image } from '@mantine/core';
import { NAME_SOURCE, type OwnersText } from '@inlay/sdk/model';

interface OriginalProps extends Pick<OwnersText, 'text' | 'kind'> {
  /** Returns the name of an answer. */
  nameOf(id: string): string;
}

/** A text of the form, with the answers that it names as chips. */
export function Original({ text, kind, nameOf }: OriginalProps) {
  if (kind === 'picture') return <Image src={text} alt="" h={64} w="auto" />;
  const names = new RegExp(NAME_SOURCE, 'g');
  const parts: (string | { at: number; id: string })[] = [];
  let end = 0;
  for (const found of text.matchAll(names)) {
    parts.push(text.slice(end, found.index), { at: found.index, id: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts.map((part) =>
    typeof part === 'string' ? part : <Code key={part.at}>@{nameOf(part.id)}</Code>,
  );
}
