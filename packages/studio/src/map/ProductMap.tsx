import { SearchField } from '@keel/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownFlow } from '../page/types.ts';
import { AnchorLink } from './AnchorLink.tsx';
import { goTo, laneAnchor, nodeAnchor } from './anchors.ts';
import { FlowOnMap } from './FlowOnMap.tsx';
import { lanesOf } from './lanes.ts';
import * as styles from './ProductMap.css.ts';
import { search } from './search.ts';

export interface ProductMapProps {
  readonly flows: readonly ShownFlow[];
  /** Returns the address of a page that shows only the story with this id. */
  readonly storyPage: (story: string) => string;
}

/** All flows on one page, grouped by the page of the app on which they run, with a search. */
export function ProductMap({ flows, storyPage }: ProductMapProps) {
  const [query, setQuery] = useState('');
  // At most one state of the whole map is open, so that at most one screen is loaded.
  const [opened, setOpened] = useState<string | null>(null);
  const found = search(flows, query);
  const lanes = lanesOf(flows.filter(({ diagram }) => found.has(diagram.flow)));
  const isSearching = query.trim() !== '';

  const goToState = (id: string) => {
    const isShown = [...found.values()].some((states) => states.has(id));
    flushSync(() => {
      setOpened(id);
      if (!isShown) setQuery('');
    });
    goTo(nodeAnchor(id));
  };
  const goToLane = (route: string) => {
    flushSync(() => setQuery(''));
    goTo(laneAnchor(route), 'start');
  };
  const goToFirst = () => {
    const [first] = lanes[0]?.flows.flatMap(({ diagram }) => [...(found.get(diagram.flow) ?? [])]) ?? [];
    if (first !== undefined) goTo(nodeAnchor(first));
  };

  return (
    // The texts of the map come from the code, so they are English in every language of the toolbar.
    <main className={styles.root} lang="en">
      <header className={styles.header}>
        <h1>Map</h1>
        <p>
          <bdi>
            All flows, grouped by the page of the app on which they run. A box is a state, an arrow is a transition.
            Select a state to see its transitions and its screen.
          </bdi>
        </p>
        <div className={styles.search}>
          <SearchField
            label="Search flows, states, requirements"
            value={query}
            onChange={setQuery}
            onSubmit={goToFirst}
          />
          <output className={styles.muted}>
            <bdi>{summaryOf(found)}</bdi>
          </output>
        </div>
        <nav aria-label="Pages of the app">
          <ul className={styles.links}>
            {lanes.map(({ route }) => (
              <li key={route}>
                <AnchorLink to={laneAnchor(route)} onFollow={() => goTo(laneAnchor(route), 'start')}>
                  {route}
                </AnchorLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {lanes.length === 0 && (
        <p>
          <bdi>
            Search for the name of a flow or a state, the path of a page, or the id of a requirement such as DEP-3.
          </bdi>
        </p>
      )}
      {lanes.map(({ route, flows: onPage }) => (
        <section key={route} className={styles.lane} aria-labelledby={laneAnchor(route)}>
          <h2 id={laneAnchor(route)} tabIndex={-1}>
            <bdi>{route}</bdi>
          </h2>
          {onPage.map((record) => (
            <FlowOnMap
              key={record.diagram.flow}
              record={record}
              found={isSearching ? (found.get(record.diagram.flow) ?? null) : null}
              opened={opened}
              onOpen={setOpened}
              goToState={goToState}
              goToLane={goToLane}
              routes={routesOf(flows)}
              storyPage={storyPage}
            />
          ))}
        </section>
      ))}
    </main>
  );
}

function routesOf(flows: readonly ShownFlow[]): ReadonlySet<string> {
  return new Set(flows.map(({ route }) => route));
}

/** '1 state in 1 flow', '246 states in 33 flows'. */
function summaryOf(found: ReadonlyMap<string, ReadonlySet<string>>): string {
  const states = [...found.values()].reduce((sum, { size }) => sum + size, 0);
  if (states === 0) return 'Nothing found';
  return `${states} ${states === 1 ? 'state' : 'states'} in ${found.size} ${found.size === 1 ? 'flow' : 'flows'}`;
}
