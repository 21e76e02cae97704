import { hydrateRoot } from 'react-dom/client';
import { DemoForm } from './DemoForm.tsx';

/** Brings the form that the build wrote into the page to life. Returns what ends it again. */
export function startDemo(): () => void {
  const place = document.querySelector('#demo-form');
  if (!place) return () => {};
  const root = hydrateRoot(place, <DemoForm />);
  place.removeAttribute('inert');
  return () => root.unmount();
}
