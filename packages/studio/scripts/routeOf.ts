import { paths } from '../../../apps/web/src/app/routing/paths.ts';
import { routes } from '../../flows/src/routes.ts';
import type { App } from './app.ts';

/** The file of a flow's stage: the screen on which its state stories show it. */
export function stageOf(flow: string): string {
  return `apps/web/src/stories/stages/${flow}.tsx`;
}

/**
 * The path of the page on which the state stories of a flow show its screen, read from its stage.
 *
 * @throws Error if the stage names no path of the app
 */
export function routeOf(app: App, flow: string): string {
  const file = stageOf(flow);
  const [, table = '', name = ''] = /\bpath: (routes|paths)\.(\w+)/.exec(app.get(file) ?? '') ?? [];
  const known: Readonly<Record<string, string>> = table === 'routes' ? routes : paths;
  const route = known[name];
  if (route === undefined) throw new Error(`${file} names no path of the app. Write: path: routes.NAME`);
  return route;
}
