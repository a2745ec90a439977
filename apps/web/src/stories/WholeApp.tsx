import type { RoutePath, ThemeName } from '@keel/flows';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { paintTheme } from '../app/layout/theme.ts';
import { createServices } from '../app/services/services.ts';
import { watchBrowser } from '../app/session/watchBrowser.ts';
import { createMemoryStore } from './memoryStore.ts';
import { setStoryVisit } from './storyHomeScreen.ts';

export interface WholeAppProps {
  /** Used instead of the browser's `fetch`; answers the app's calls. */
  fetch: (request: Request) => Promise<Response>;
  /** The page that opens first. */
  path: RoutePath;
  /** The theme of Storybook's toolbar. A theme chosen in the app's settings stays until the toolbar changes. */
  theme: ThemeName;
}

/**
 * The whole app as `main.tsx` starts it, except that its storage and its address are in memory: nothing is stored, and its links
 * do not lead away from Storybook.
 */
export function WholeApp({ fetch, path, theme }: WholeAppProps) {
  const [{ services, router }] = useState(() => startApp(fetch, path));
  useEffect(() => watchBrowser(services, now), [services]);
  useEffect(() => paintTheme(services.session), [services]);
  useEffect(() => services.session.send({ type: 'theme.changed', theme }), [services, theme]);
  return <App services={services} router={router} />;
}

function startApp(fetch: WholeAppProps['fetch'], path: RoutePath) {
  // A desktop browser, in which the home screen prompt does not appear.
  setStoryVisit({ isIos: false, isStandalone: false, visits: 1 });
  const services = createServices({ store: createMemoryStore(), fetch, now, origin: location.origin, path });
  const router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return { services, router };
}

const now = () => Date.now();
