import { useEffect } from 'react';
import { LANGUAGES } from '@inlay/sdk/model';
import { chooseLanguage, hasChosenLanguage } from '../../lib/language.ts';

/** Shows the portal in the language that the invitation named, unless this browser has chosen another. */
export function useInvitedLanguage(locale: string | null): void {
  useEffect(() => {
    const invited = LANGUAGES.find((one) => one === locale);
    if (invited && !hasChosenLanguage()) chooseLanguage(invited);
  }, [locale]);
}
