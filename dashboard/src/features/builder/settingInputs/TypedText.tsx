import { Textarea, TextInput } from '@mantine/core';
import { useTyped } from '../store/useTyped.ts';
import type { BuilderStore } from '../store/builderStore.ts';

interface TypedTextProps {
  builder: BuilderStore;
  label: string;
  description?: string;
  placeholder?: string;
  maxLength: number;
  /** Shows several lines. */
  isLong?: boolean;
  read(): string;
  write(text: string): void;
}

/** A text of the document; typing renders only its own input. */
export function TypedText({ builder, read, write, isLong = false, ...texts }: TypedTextProps) {
  return isLong ? (
    <LongText builder={builder} read={read} write={write} {...texts} />
  ) : (
    <ShortText builder={builder} read={read} write={write} {...texts} />
  );
}

type TextProps = Omit<TypedTextProps, 'isLong'>;

function ShortText({ builder, read, write, ...texts }: TextProps) {
  const typed = useTyped(builder, read, write);
  return <TextInput {...texts} {...typed} />;
}

function LongText({ builder, read, write, ...texts }: TextProps) {
  const typed = useTyped<HTMLTextAreaElement>(builder, read, write);
  return <Textarea {...texts} rows={3} resize="vertical" {...typed} />;
}
