import { useEffect, useState } from 'react';
import type { Option } from '../../model/rendering.ts';

/** Interval at which a visible form asks for the places left, in ms. */
const REFRESH_MS = 15_000;

type Left = ReadonlyMap<string, number>;

/** Places left by field and option, as the platform answers. */
type PlacesAnswer = Readonly<Record<string, Readonly<Record<string, number>>>>;

const asGiven = (options: readonly Option[]): Left =>
  new Map(options.flatMap(({ value, places }) => (typeof places === 'number' ? [[value, places]] : [])));

/** Returns how many places each limited option of a field has left, kept up to date while the form is seen. */
export function usePlacesLeft(
  formUrl: string | undefined,
  { id, options }: { id: string; options: readonly Option[] },
): Left {
  const [live, setLive] = useState<Left>();
  useEffect(() => {
    if (!formUrl) return undefined;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const response = await fetch(`${formUrl}/places`, { credentials: 'omit' });
        const { [id]: left } = ((await response.json()) as { places: PlacesAnswer }).places;
        if (left) setLive(new Map(Object.entries(left)));
      } catch {
        // What the page came with stays.
      }
    };
    const refresh = (): void => void read();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [formUrl, id]);
  return live ?? asGiven(options);
}
