import type { FieldProps } from '../../react/fieldProps.ts';

/** Text of the owner between the questions. */
export function ParagraphField({ field, texts }: FieldProps<'paragraph'>) {
  return (
    <div className="form-embed-body form-embed-paragraph" dir="auto">
      {texts.render?.(field.content) ?? field.content}
    </div>
  );
}
