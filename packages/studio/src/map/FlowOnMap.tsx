import { Fragment } from 'react';
import { firstSentence } from '../page/firstSentence.ts';
import { PageLink } from '../page/Links.tsx';
import type { ShownFlow } from '../page/types.ts';
import { WithCode } from '../page/WithCode.tsx';
import { AnchorLink } from './AnchorLink.tsx';
import { goTo, laneAnchor, nodeAnchor } from './anchors.ts';
import { FlowChart } from './FlowChart.tsx';
import { leadsTo } from './lanes.ts';
import * as styles from './ProductMap.css.ts';
import { StatePanel } from './StatePanel.tsx';

export interface FlowOnMapProps {
  readonly record: ShownFlow;
  /** The ids of the states that the search has found; null without a search. */
  readonly found: ReadonlySet<string> | null;
  /** The id of the state that is selected on the map; null for none. */
  readonly opened: string | null;
  readonly onOpen: (state: string | null) => void;
  readonly goToState: (state: string) => void;
  readonly goToLane: (route: string) => void;
  /** The paths that have a lane on the map. */
  readonly routes: ReadonlySet<string>;
  readonly storyPage: (story: string) => string;
}

/** A flow in its lane: its purpose, its states, and the details of the selected state. */
export function FlowOnMap(props: FlowOnMapProps) {
  const { record, found, opened, onOpen, goToState, goToLane, routes, storyPage } = props;
  const { diagram, title, purpose, page, screens } = record;
  const next = leadsTo(record);
  const state = diagram.states.find(({ id }) => id === opened);
  const close = (id: string) => {
    onOpen(null);
    goTo(nodeAnchor(id));
  };
  return (
    <article className={styles.flow} aria-labelledby={`flow:${diagram.flow}`}>
      <div className={styles.about}>
        <h3 id={`flow:${diagram.flow}`}>
          <PageLink to={`?path=/docs/${page}`}>{title}</PageLink>
        </h3>
        <p className={styles.muted}>
          <bdi>
            <WithCode text={firstSentence(purpose)} />
            {screens.length === 0 && ' It does not belong to a particular page; its stories show it on this one.'}
          </bdi>
        </p>
        {next.length > 0 && (
          <p>
            <bdi>
              {'Leads to '}
              {next.map((route, index) => (
                <Fragment key={route}>
                  {index > 0 && ', '}
                  {routes.has(route) ? (
                    <AnchorLink to={laneAnchor(route)} onFollow={() => goToLane(route)}>
                      {route}
                    </AnchorLink>
                  ) : (
                    route
                  )}
                </Fragment>
              ))}
            </bdi>
          </p>
        )}
      </div>
      <FlowChart record={record} found={found} opened={opened} onOpen={onOpen} />
      {state !== undefined && (
        <StatePanel
          key={state.id}
          record={record}
          state={state}
          onClose={() => close(state.id)}
          goToState={goToState}
          storyPage={storyPage}
        />
      )}
    </article>
  );
}
