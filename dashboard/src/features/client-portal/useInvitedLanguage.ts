import { useEffect } from 'react';
import { chooseLanguage, hasChosenLanguage } from '../../lib/language.ts';

/** Shows the portal in the language that the invitation named, unless this browser has chosen another. */
export function useInvitedLanguage(locale: string | null): void {
  useEffect(() => {
    if (locale && !hasChosenLanguage()) chooseLanguage(locale);
  }, [locale]);
}
