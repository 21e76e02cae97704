import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** Text between the questions, with limited Markdown (decision 238). */
export const paragraphCapabilities: FieldCapabilities<'paragraph'> = {
  name: 'Paragraph',
  texts: { content: 'rich' },
  createDefaults: () => ({
    type: 'paragraph',
    ...baseDefaults('Paragraph'),
    content: 'Write what visitors should know.',
  }),
  settings: ['content'],
  hidesLabel: true,
};
