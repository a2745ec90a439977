// Lists the parts of a flow that have no counterpart in the app (QA-6): node packages/flows/scripts/wiring.ts
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { allStates } from '../src/testing/coverage.ts';
import { findUnwired } from './findUnwired.ts';
import { flows } from './flows.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const app = `${root}apps/web/src/`;
const exported = `${root}packages/flows/src/index.ts`;

/** The parts that may have no counterpart, in the form in which they are printed, with the reason. */
const REASONS: ReadonlyMap<string, string> = new Map();

const found = findUnwired({ program: compileApp(), flows: exported, tagsOf, isApp });
const obsolete = [...REASONS.keys()].filter((line) => !found.includes(line));
const faults = [
  ...found.filter((line) => !REASONS.has(line)),
  ...obsolete.map((line) => `${line}: no longer so, its reason can go`),
];
console.log(
  faults.join('\n') || 'Every event, emitted event, port and tag of every flow has its counterpart in the app.',
);
if (faults.length > 0) process.exitCode = 1;

/** Tests and stories send and read everything, so they do not count here. */
function isApp(file: string): boolean {
  return file.startsWith(app) && !/\.(?:test|stories)\.|\/stories\//.test(file);
}

function compileApp(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}apps/web/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const files = (config?.fileNames ?? []).filter(isApp);
  return ts.createProgram([...files, exported], {
    ...config?.options,
    noEmit: true,
    customConditions: ['keel-source'],
  });
}

function tagsOf(name: string): ReadonlySet<string> {
  const flow = flows.find(({ machine }) => name === `${machine.id}Machine`);
  if (flow === undefined) throw new Error(`${name} is missing in packages/flows/scripts/flows.ts.`);
  return new Set(allStates(flow.machine).flatMap(({ tags }) => tags));
}
