import { Badge, Disclosure } from '@keel/ui';
import { FlowDiagram } from '../diagram/FlowDiagram.tsx';
import { DataTable } from '../page/DataTable.tsx';
import * as page from '../page/FlowPage.css.ts';
import { useRecord } from '../panel/useRecord.ts';
import { PathStrip } from './PathStrip.tsx';
import type { QaReport, ReportedFlow, ReportedTransition } from './QaReport.ts';
import * as styles from './QaReportPage.css.ts';

const KINDS = {
  taken: { word: 'taken', tone: 'positive' },
  ended: { word: 'session ended', tone: 'positive' },
  explained: { word: 'not taken, with a reason', tone: 'neutral' },
  missing: { word: 'not taken', tone: 'negative' },
} as const;

/** The report of `npm run qa`: what was driven of each flow, step by step, and what failed. */
export function QaReportPage({ report }: { readonly report: QaReport }) {
  const { flows, remaining, isRunning, startedAt } = report;
  const failures = flows.reduce((sum, flow) => sum + flow.failures.length, 0);
  const transitions = flows.flatMap((flow) => flow.transitions);
  const driven = transitions.filter(({ kind }) => kind === 'taken' || kind === 'ended').length;
  return (
    <main className={`${page.page} ${styles.page}`}>
      <h1>Flows in the browser</h1>
      <p className={page.muted}>
        Started at <time dateTime={startedAt}>{startedAt}</time>. The machines of the flows were driven through the real
        app, and the page was compared with the machine after each step.
      </p>
      <output className={styles.summary}>
        {isRunning
          ? `Running: ${flows.length} of ${flows.length + remaining.length} flows are done. Next: ${remaining[0] ?? 'none'}.`
          : `${driven} of ${transitions.length} transitions of ${flows.length} flows were driven; ${failures === 0 ? 'nothing failed' : `${failures} failed`}.`}
      </output>
      <DataTable
        label="Flows"
        head={['Flow', 'Transitions', 'Guard outcomes', 'Requirements', 'Paths', 'Time', 'Result']}
        empty="No flow has been driven yet."
        rows={flows.map((flow) => ({ key: flow.flow, cells: summaryOf(flow) }))}
      />
      {flows.map((flow) => (
        <FlowSection key={flow.flow} flow={flow} />
      ))}
    </main>
  );
}

function summaryOf({
  flow,
  transitions,
  guards,
  requirements,
  allRequirements,
  paths,
  seconds,
  failures,
}: ReportedFlow) {
  const driven = transitions.filter(({ kind }) => kind === 'taken' || kind === 'ended').length;
  const outcomes = guards.reduce((sum, { wasTrue, wasFalse }) => sum + Number(wasTrue) + Number(wasFalse), 0);
  return [
    <a key="flow" href={`#${flow}`}>
      {flow}
    </a>,
    `${driven} of ${transitions.length}`,
    `${outcomes} of ${2 * guards.length}`,
    `${requirements.length} of ${allRequirements.length}`,
    String(paths.length),
    `${seconds.toFixed(1)} s`,
    <Result key="result" failures={failures.length} />,
  ];
}

function Result({ failures }: { readonly failures: number }) {
  if (failures === 0) return <Badge tone="positive">passed</Badge>;
  return <Badge tone="negative">{`${failures} failed`}</Badge>;
}

function FlowSection({ flow }: { readonly flow: ReportedFlow }) {
  const record = useRecord(flow.flow);
  return (
    <section className={page.section} id={flow.flow} aria-labelledby={`${flow.flow}-title`}>
      <h2 id={`${flow.flow}-title`}>{flow.flow}</h2>
      {flow.failures.map(({ message, link }) => (
        <div key={link} className={styles.failure}>
          <h3>Failed</h3>
          <pre>{message}</pre>
          <p>
            To play it again: <code>{`npm run qa -- --replay '${link}'`}</code>
          </p>
        </div>
      ))}
      {record !== null && (
        <FlowDiagram
          diagram={record.diagram}
          taken={flow.transitions.filter(({ kind }) => kind === 'taken').map(({ name }) => name)}
        />
      )}
      <Disclosure title="Transitions">
        <DataTable
          label={`Transitions of ${flow.flow}`}
          head={['Transition', 'Result', 'Reason']}
          empty="The flow has no transitions."
          rows={flow.transitions.map((transition) => ({ key: transition.name, cells: cellsOf(transition) }))}
        />
      </Disclosure>
      <Disclosure title="Requirements">
        <DataTable
          label={`Requirements of ${flow.flow}`}
          head={['Requirement', 'Result']}
          empty="No transition of the flow has a requirement."
          rows={flow.allRequirements.map((id) => ({
            key: id,
            cells: [id, flow.requirements.includes(id) ? 'driven' : 'not driven'],
          }))}
        />
      </Disclosure>
      {flow.guards.length > 0 && (
        <Disclosure title="Guards">
          <DataTable
            label={`Guards of ${flow.flow}`}
            head={['Guard', 'Was true', 'Was false']}
            empty="The flow has no guards."
            rows={flow.guards.map(({ name, wasTrue, wasFalse }) => ({
              key: name,
              cells: [<code key="name">{name}</code>, wasTrue ? 'yes' : 'no', wasFalse ? 'yes' : 'no'],
            }))}
          />
        </Disclosure>
      )}
      {flow.paths.map((path, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report does not change the order of its paths
        <PathStrip key={index} number={index + 1} path={path} />
      ))}
    </section>
  );
}

function cellsOf({ name, kind, reason }: ReportedTransition) {
  const { word, tone } = KINDS[kind];
  return [
    <code key="name">{name}</code>,
    <Badge key="kind" tone={tone}>
      {word}
    </Badge>,
    reason,
  ];
}
