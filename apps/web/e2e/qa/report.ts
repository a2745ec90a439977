import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyFlowDriver } from './FlowDriver.ts';
import type { GuardOutcome } from './guards.ts';
import type { FlowRun } from './runFlow.ts';

/** A transition that no run drove. */
export interface Gap {
  readonly transition: string;
  /** null if it has no documented reason. */
  readonly reason: string | null;
}

/** The transitions that a run did not take, apart from those whose call ended the session. */
export function gapsOf(run: FlowRun, { exceptions = {}, events }: AnyFlowDriver): readonly Gap[] {
  return run.all
    .filter((name) => !isDriven(run, name))
    .map((transition) => ({ transition, reason: exceptions[transition] ?? reasonOfEvent(transition, events) }));
}

/** Outdated reasons: the transition was driven. */
export function staleReasons(run: FlowRun, { exceptions = {} }: AnyFlowDriver): readonly string[] {
  return Object.keys(exceptions).filter((name) => isDriven(run, name) || !run.all.includes(name));
}

function isDriven({ taken, endedSession }: FlowRun, name: string): boolean {
  return taken.has(name) || endedSession.has(name);
}

/** The guard outcomes of a flow that did not occur in a run, e.g. `isOpen: false`. */
export function missedOutcomes({ guards, guardOutcomes }: FlowRun): readonly GuardOutcome[] {
  return guards
    .flatMap((guard): GuardOutcome[] => [`${guard}: true`, `${guard}: false`])
    .filter((outcome) => !guardOutcomes.has(outcome));
}

function reasonOfEvent(transition: string, events: AnyFlowDriver['events']): string | null {
  const eventDriver = events[transition.split(' ')[1] ?? ''];
  return eventDriver !== undefined && 'undriven' in eventDriver ? eventDriver.undriven : null;
}

/**
 * Writes an HTML page that needs no network, and a JUnit XML file with the same content. Returns the path of the page.
 */
export async function writeReport(
  folder: string,
  runs: readonly { readonly run: FlowRun; readonly driver: AnyFlowDriver }[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, html(runs));
  await writeFile(join(folder, 'junit.xml'), junit(runs.map(({ run }) => run)));
  return page;
}

type Runs = Parameters<typeof writeReport>[1];

const SESSION_ENDED = 'a 401 ended the session, and the page was replaced before its flow received the answer';

function html(runs: Runs): string {
  const rows = runs.map(({ run, driver }) => {
    const gaps = new Map(gapsOf(run, driver).map(({ transition, reason }) => [transition, reason]));
    const transitions = run.all
      .map((name) => {
        const reason = gaps.get(name) ?? (run.endedSession.has(name) && !run.taken.has(name) ? SESSION_ENDED : '');
        const kind = !gaps.has(name) ? 'taken' : reason === '' ? 'gap' : 'reason';
        return `<li class="${kind}"><code>${escaped(name)}</code> ${escaped(reason)}</li>`;
      })
      .join('');
    const guards = run.guards.map((guard) => guardRow(run, guard)).join('');
    const failures = run.failures
      .map(({ message, link }) => `<li class="gap"><pre>${escaped(message)}</pre><code>${escaped(link)}</code></li>`)
      .join('');
    const open = run.failures.length > 0 ? ' open' : '';
    return `<details${open}><summary>${escaped(run.flow)}: ${run.taken.size} of ${run.all.length} transitions, ${run.failures.length} failures, ${run.steps} steps in ${run.seconds.toFixed(1)} s</summary><ul>${failures}${transitions}</ul><table><tr><th>guard<th>was true<th>was false</tr>${guards}</table></details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Keel: flows in the browser</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
.taken{color:#178040}.gap{color:#c22}.reason{color:#777}code{overflow-wrap:anywhere}td,th{text-align:start;padding-inline-end:2rem}</style>
<h1>Flows in the browser</h1><p>Green: taken by the page as by the model. Grey: not taken, with the reason. Red: not taken, or different.
The table below the transitions of a flow lists its guards, and which of their outcomes occurred in the page's machine.</p>
${rows.join('\n')}</html>\n`;
}

function guardRow({ guardOutcomes }: FlowRun, guard: string): string {
  const cell = (outcome: GuardOutcome) =>
    guardOutcomes.has(outcome) ? '<td class="taken">yes' : '<td class="reason">no';
  return `<tr><td><code>${escaped(guard)}</code>${cell(`${guard}: true`)}${cell(`${guard}: false`)}</tr>`;
}

function junit(runs: readonly FlowRun[]): string {
  const suites = runs.map(({ flow, paths, failures, seconds }) => {
    const cases = failures.map(
      ({ message, link }) =>
        `<testcase classname="qa" name="${escaped(flow)}"><failure message="${escaped(message)}">${escaped(link)}</failure></testcase>`,
    );
    const passed = Array.from(
      { length: paths - failures.length },
      (_, index) => `<testcase classname="qa" name="${escaped(flow)} ${index + 1}"/>`,
    );
    return `<testsuite name="${escaped(flow)}" tests="${paths}" failures="${failures.length}" time="${seconds.toFixed(1)}">${[...cases, ...passed].join('')}</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join('\n')}</testsuites>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
