import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { startSession } from '../domain/identity/session.ts';
import { endErrorsElsewhere } from '../lib/toasts.tsx';
import { announceCutText } from './announceCutText.ts';
import { suppressGhostClicks } from './suppressGhostClicks.ts';
import { App } from './App.tsx';
import { preloadScreens } from './preloadScreens.ts';
import { router } from './router.tsx';
import { styleNonce } from './styleNonce.ts';

// The variable in which libraries that create style elements look for the nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

suppressGhostClicks(document);
announceCutText(document);
router.subscribe(() => endErrorsElsewhere());
preloadScreens(document, () => router.routes);
startSession();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
