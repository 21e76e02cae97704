import { renderToString } from 'react-dom/server';
import { Page } from './Page.jsx';

/** The page as markup, with the whole form in it. A busy server keeps the answer for a minute. */
export async function render() {
  const answer = await fetch('https://forms.example.com/embed/FORM_ID/include');
  // Without the platform the page is served all the same; the form comes when it can.
  return renderToString(<Page include={answer.ok ? await answer.text() : undefined} />);
}
