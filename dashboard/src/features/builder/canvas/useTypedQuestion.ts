import { useDeferredValue, useEffect, useState } from 'react';
import type { Field, FieldType } from '@inlay/sdk/model';
import { toastThrown } from '../../../lib/toasts.tsx';
import { loadQuestions, type Questions } from '../definition/loadQuestions.ts';
import type { TypedProposal } from '../questions/readFields.ts';
import { definitionOf, type BuilderStore } from '../store/builderStore.ts';
import { likelyLanguages } from './likelyLanguages.ts';

interface TypedQuestion {
  /** What the words ask for; null without words, and until what reads them is loaded. */
  guessed: TypedProposal | null;
  /** Calls with the field that the words ask for, once what reads them is loaded. */
  readThen(act: (type: FieldType, settings: Partial<Field>) => void): void;
}

/** Reads the words of a question that is being typed. */
export function useTypedQuestion(builder: BuilderStore, words: string): TypedQuestion {
  const [questions, setQuestions] = useState<Questions | null>(null);
  useEffect(() => void loadQuestions().then(setQuestions, toastThrown), []);
  // The letter is shown first: a first guess takes longer than a frame.
  const shown = useDeferredValue(words);
  const read = ({ readTyped }: Questions, text: string): TypedProposal =>
    readTyped(text, likelyLanguages(definitionOf(builder.get()), text));
  return {
    guessed: words === '' || shown === '' || !questions ? null : read(questions, shown),
    readThen(act) {
      const go = (loaded: Questions): void => {
        const typed = read(loaded, words);
        act(typed.type, loaded.settingsOfProposal(typed, typed.type));
      };
      if (questions) go(questions);
      else void loadQuestions().then(go, toastThrown);
    },
  };
}
