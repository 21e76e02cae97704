import { useDeferredValue, useEffect, useState } from 'react';
import type { Field, FieldType } from '@inlay/sdk/model';
import { toastThrown } from '../../../lib/toasts.tsx';
import { loadQuestions, type Questions } from '../definition/loadQuestions.ts';
import type { TypedProposal } from '../questions/readFields.ts';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { fieldById } from '../store/fieldById.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { settingsOfWords } from './addByHand.ts';
import { likelyLanguages } from './likelyLanguages.ts';

interface TypedQuestion {
  /** What the words ask for; null without words, and until what reads them is loaded. */
  guessed: TypedProposal | null;
  /**
   * Adds the field that the words ask for. Until what reads them is loaded it is a line of text, so that nobody who
   * types on is waited for or loses a letter; the field asked for takes its place then.
   */
  addRead(add: (type: FieldType, settings: Partial<Field>) => void): void;
}

/** The field that was added last, which is the one selected. */
function addedField(builder: BuilderStore): Field | undefined {
  const { selection } = builder.get();
  const [id = ''] = selection.ids;
  return fieldById(definitionOf(builder.get()), id);
}

/** Reads the words of a question that is being typed. */
export function useTypedQuestion(builder: BuilderCore, words: string): TypedQuestion {
  const [questions, setQuestions] = useState<Questions | null>(null);
  useEffect(() => void loadQuestions().then(setQuestions, toastThrown), []);
  // The letter is shown first: a first guess takes longer than a frame.
  const shown = useDeferredValue(words);
  const read = ({ readTyped }: Questions, text: string): TypedProposal =>
    readTyped(text, likelyLanguages(definitionOf(builder.get()), text));
  return {
    guessed: words === '' || shown === '' || !questions ? null : read(questions, shown),
    addRead(add) {
      const settle = (loaded: Questions, act: typeof add): void => {
        const typed = read(loaded, words);
        act(typed.type, loaded.settingsOfProposal(typed, typed.type));
      };
      if (questions) return settle(questions, add);
      add('text', settingsOfWords('text', words));
      const added = addedField(builder);
      const replace: typeof add = (type, settings) => added && builder.replaceField(added, type, settings);
      return void loadQuestions().then((loaded) => settle(loaded, replace), toastThrown);
    },
  };
}
