import { Badge } from '@keel/ui';
import { useState } from 'react';
import { FlowDiagram } from '../diagram/FlowDiagram.tsx';
import { nameOf } from '../diagram/sentences.ts';
import type { Diagram, DiagramState, DiagramTransition } from '../diagram/types.ts';
import { DataTable } from './DataTable.tsx';
import { Figures } from './Figures.tsx';
import * as styles from './FlowPage.css.ts';
import { PageLink, RequirementLinks } from './Links.tsx';
import { Rows } from './Rows.tsx';
import { requirements, sortIds } from './requirements.ts';
import { StateDetails } from './StateDetails.tsx';
import type { FlowFile, FlowPort, FlowRecord, FlowStory } from './types.ts';
import { WithCode } from './WithCode.tsx';

const MAP = '?path=/story/flows-map--everything';

/** The documentation page of one flow. */
export function FlowPage({ record }: { readonly record: FlowRecord }) {
  const { diagram, purpose, source, rows } = record;
  const [selected, setSelected] = useState<DiagramState | null>(null);
  const select = (state: DiagramState) => setSelected((before) => (before?.id === state.id ? null : state));
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <div className={styles.lead}>
        <p>
          <WithCode text={purpose} />
        </p>
        <p className={styles.muted}>
          The machine: <code>{source}</code>
        </p>
        <ul className={styles.links}>
          <li>
            <PageLink to={MAP}>On the map of all flows</PageLink>
          </li>
        </ul>
      </div>
      <section className={styles.section}>
        <h2>Diagram</h2>
        <p className={styles.muted}>
          Select a state to see what it means, its screen, and what leads to it and on from it.
        </p>
        <FlowDiagram diagram={diagram} selected={selected?.id ?? null} onSelect={select} />
        <div className={styles.selection} aria-live="polite">
          {selected !== null && <StateDetails record={record} state={selected} onClose={() => setSelected(null)} />}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Size and tests</h2>
        <Figures diagram={diagram} rows={rows.length} />
      </section>
      <section className={styles.section}>
        <h2>States</h2>
        <States record={record} selected={selected} />
      </section>
      <section className={styles.section}>
        <h2>Events</h2>
        <Events diagram={diagram} />
      </section>
      <section className={styles.section}>
        <h2>Calls and their outcomes</h2>
        <p className={styles.muted}>
          A port is all that a flow knows of the outside. Its operations are read from apps/web/src/api, their statuses
          from openapi.yaml. A port that asks the browser, a blockchain or a function that the page hands over shows
          none.
        </p>
        <Calls record={record} />
      </section>
      <section className={styles.section}>
        <h2>Emits</h2>
        <DataTable
          label="What the flow emits"
          head={['Event or end', 'Requirements']}
          empty="No row of its status table sees an event, and it never ends."
          rows={record.emits.map(({ type, requirements: ids }) => ({
            key: type,
            cells: [<code key="type">{type}</code>, <RequirementLinks key="ids" ids={sortIds(ids)} />],
          }))}
        />
      </section>
      <section className={styles.section}>
        <h2>Requirements</h2>
        <Requirements record={record} />
      </section>
      <section className={styles.section}>
        <h2>Where it is used</h2>
        <Uses record={record} />
      </section>
    </div>
  );
}

function States({ record, selected }: { readonly record: FlowRecord; readonly selected: DiagramState | null }) {
  const { diagram, stories } = record;
  return (
    <DataTable
      label="States"
      head={['State', 'What it means', 'Tags', 'Stories']}
      empty="No state."
      rows={diagram.states.map((state) => ({
        key: state.id,
        isSelected: selected?.id === state.id,
        cells: [
          <code key="name">{nameOf(diagram, state.id)}</code>,
          <WithCode key="doc" text={state.doc} />,
          <Tags key="tags" state={state} />,
          <StoryLinks key="stories" stories={stories.filter((story) => story.state === state.key)} />,
        ],
      }))}
    />
  );
}

function Tags({ state: { tags, isInitial, isFinal } }: { readonly state: DiagramState }) {
  const all = [...(isInitial ? ['initial'] : []), ...tags, ...(isFinal ? ['final'] : [])];
  return (
    <span className={styles.tags}>
      {all.map((tag) => (
        <Badge key={tag} shape="tag">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

function StoryLinks({ stories }: { readonly stories: readonly FlowStory[] }) {
  if (stories.length === 0) return <span className={styles.muted}>no story names it</span>;
  return (
    <ul className={styles.links}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <PageLink to={`?path=/story/${id}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function Events({ diagram }: { readonly diagram: Diagram }) {
  const outside = diagram.transitions.filter(({ trigger }) => trigger === 'event');
  const byEvent = Map.groupBy(outside, ({ event }) => event);
  return (
    <DataTable
      label="Events"
      head={['Event', 'Accepted in', 'Leads to', 'Requirements']}
      empty="It takes no event from outside."
      rows={[...byEvent].map(([event, group]) => ({
        key: event,
        cells: [
          <code key="event">{event}</code>,
          <Names
            key="from"
            names={group.map(({ source }) => (source === diagram.flow ? 'every state' : nameOf(diagram, source)))}
          />,
          <Names key="to" names={group.map(({ target }) => (target === null ? 'stays' : nameOf(diagram, target)))} />,
          <RequirementLinks key="ids" ids={sortIds(group.flatMap((each) => each.requirements))} />,
        ],
      }))}
    />
  );
}

function Calls({ record: { diagram, ports } }: { readonly record: FlowRecord }) {
  return (
    <DataTable
      label="Calls"
      head={['Port', 'Operation', 'Called in', 'Outcome', 'Requirements']}
      empty="It calls nothing."
      rows={ports.flatMap((port) => rowsOfPort(diagram, port))}
    />
  );
}

function rowsOfPort(diagram: Diagram, port: FlowPort) {
  const callers = diagram.states.filter(({ ports }) => ports.includes(port.name));
  return callers.flatMap((caller, index) => {
    const outcomes = diagram.transitions.filter((each) => isOutcome(each, caller, port.name));
    return [
      {
        key: `${port.name} in ${caller.id}`,
        cells: [
          <code key="port">{port.name}</code>,
          index === 0 ? <Operations key="operations" port={port} /> : '',
          <code key="state">{nameOf(diagram, caller.id)}</code>,
          <ul key="outcomes" className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <li key={outcome.name}>
                {outcome.event}
                {outcome.guard !== null && (outcome.guard === 'otherwise' ? ', otherwise' : ` [${outcome.guard}]`)}
                {' → '}
                <code>{outcome.target === null ? 'stays' : nameOf(diagram, outcome.target)}</code>
              </li>
            ))}
          </ul>,
          <RequirementLinks key="ids" ids={sortIds(outcomes.flatMap((each) => each.requirements))} />,
        ],
      },
    ];
  });
}

/** The events that end the call: its answer, its failure, or the timeout of the state that made it. */
function isOutcome({ source, trigger, event }: DiagramTransition, caller: DiagramState, port: string): boolean {
  if (source !== caller.id) return false;
  return trigger === 'delay' || event === `${port} answered` || event === `${port} failed`;
}

function Operations({ port: { operations } }: { readonly port: FlowPort }) {
  if (operations.length === 0) return <span className={styles.muted}>none</span>;
  return (
    <ul className={styles.outcomes}>
      {operations.map(({ id, method, path, statuses }) => (
        <li key={id}>
          <code>
            {method} {path}
          </code>
          <br />
          <span className={styles.muted}>{statuses.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function Requirements({ record: { diagram, rows } }: { readonly record: FlowRecord }) {
  const ids = sortIds([
    ...rows.flatMap((row) => row.requirements),
    ...diagram.transitions.flatMap((each) => each.requirements),
  ]);
  return (
    <DataTable
      label="Requirements"
      head={['Requirement', 'What it says', 'Status table']}
      empty="No requirement."
      rows={ids.map((id) => ({
        key: id,
        cells: [
          <RequirementLinks key="id" ids={[id]} />,
          <WithCode key="words" text={requirements.get(id) ?? ''} />,
          <Rows key="rows" rows={rows.filter((row) => row.requirements.includes(id))} />,
        ],
      }))}
    />
  );
}

function Uses({ record: { screens, users, components } }: { readonly record: FlowRecord }) {
  return (
    <>
      <h3>Files of the app that run it</h3>
      <Files files={users} />
      <h3>Screens</h3>
      <Files files={screens} />
      <h3>Components</h3>
      {components.length === 0 ? (
        <p className={styles.muted}>It draws nothing by itself.</p>
      ) : (
        <ul className={styles.links}>
          {components.map(({ name, page }) => (
            <li key={name}>
              <PageLink to={`?path=/docs/${page}`}>{name}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Each file is a link to one of its stories, if it has any. */
function Files({ files }: { readonly files: readonly FlowFile[] }) {
  if (files.length === 0) return <p className={styles.muted}>none</p>;
  return (
    <ul className={styles.links}>
      {files.map(({ path, story }) => (
        <li key={path}>
          {story === null ? <code>{path}</code> : <PageLink to={`?path=/story/${story}`}>{path}</PageLink>}
        </li>
      ))}
    </ul>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const unique = [...new Set(names)];
  if (unique.length === 0) return <p className={styles.muted}>none</p>;
  return (
    <ul className={styles.links}>
      {unique.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
