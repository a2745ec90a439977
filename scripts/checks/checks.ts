import { checkBackend } from './backend.ts';
import { checkBudgets } from './budgets.ts';
import { checkDocPaths } from './docPaths.ts';
import { checkLeftovers } from './leftovers.ts';
import { type Check, command } from './outcome.ts';
import { checkRequirementTrace } from './requirementTrace.ts';
import { checkUiBudgets } from './uiBudgets.ts';
import { checkUiPackage } from './uiPackage.ts';

/** All checks, in the order of their report. CONTRIBUTING.md has the same table; a test compares the two. */
export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    proves: 'Every package compiles with its own restrictions.',
    repair: 'Fix the types; `npx tsc -b packages/ui` checks one package.',
    perform: command('tsc', '-b'),
  },
  {
    name: 'lint',
    proves: 'oxlint finds nothing; imports follow the rules of ARCHITECTURE.md.',
    repair: 'Run `npm run fix`; each remaining message says where the code belongs.',
    perform: command('oxlint', '--type-aware', '--deny-warnings'),
  },
  {
    name: 'format',
    proves: "All files have Biome's format.",
    repair: 'Run `npm run fix`.',
    perform: command('biome', 'check', '--error-on-warnings', '--reporter=summary'),
  },
  {
    name: 'contract',
    proves: 'openapi.yaml is valid.',
    repair: 'Correct openapi.yaml where the message points, then run `npm run generate`.',
    perform: command('redocly', 'lint', 'openapi.yaml'),
  },
  {
    name: 'contract types',
    proves: "The types of packages/contract and the server's copy are those of openapi.yaml.",
    repair: 'Run `npm run generate` and commit the result.',
    perform: command('node', 'scripts/generate-contract.ts', '--check'),
  },
  {
    name: 'validators',
    proves: "The functions that validate the server's requests match openapi.yaml.",
    repair: 'Run `npm run generate` and commit the result.',
    perform: command('node', 'scripts/generate-validators.ts', '--check'),
  },
  {
    name: 'migrations',
    proves: 'The list of migrations in the backend matches packages/backend/src/db/migrations.',
    repair: 'Run `npm run generate` and commit the result.',
    perform: command('node', 'scripts/generate-migrations.ts', '--check'),
  },
  {
    name: 'backend',
    proves: "packages/backend compiles without Node's types and without the DOM library, and imports no Node package.",
    repair:
      'Use a port instead of what only Node provides (see docs/decisions/0071-core-without-node.md), or move the part that needs Node to apps/server.',
    perform: checkBackend,
  },
  {
    name: 'flow readmes',
    proves: 'The diagrams and tables of packages/flows match its machines.',
    repair: 'Run `npm run generate` and commit the result.',
    perform: command('node', 'packages/flows/scripts/generate-readmes.ts', '--check'),
  },
  {
    name: 'flow pages',
    proves:
      'The diagrams, pages and state stories of packages/studio match the machines, their status tables and the app, and each leaf state has a story or a reason why nobody can see it.',
    repair: 'Run `npm run generate` and commit the result.',
    perform: command('node', 'packages/studio/scripts/generate.ts', '--check'),
  },
  {
    name: 'ui api',
    proves: 'packages/ui offers exactly the components, props and tokens that its api.txt lists.',
    repair: 'Run `npm run generate`, read what changed and commit the result.',
    perform: command('node', 'scripts/generate-ui-api.ts', '--check'),
  },
  {
    name: 'ui package',
    proves: 'packages/ui can be built for publishing, and publint and are-the-types-wrong find no error in it.',
    repair: "Follow the tool's message about package.json or the build in packages/ui/scripts/buildPackage.ts.",
    perform: checkUiPackage,
  },
  {
    name: 'flow proofs',
    proves:
      'Generated paths take every transition of every flow; the tests detect at least 90 % of the mutations of each flow, and each survivor has a reason; the pages of the flows show these figures.',
    repair:
      '`npm run flows:report` names the survivors; add a row or a case that detects them. Then run `npm run flows:report -- --write`.',
    perform: command('node', 'packages/flows/scripts/report.ts', '--check'),
  },
  {
    name: 'flow wiring',
    proves:
      'The app sends every event of a flow, listens to every emitted event, provides every port, reads every tag and uses every flow.',
    repair: 'Connect it in the app, delete it from the flow, or give the reason in packages/flows/scripts/wiring.ts.',
    perform: command('node', 'packages/flows/scripts/wiring.ts'),
  },
  {
    name: 'dead code',
    proves: 'No file, export or dependency is unused, and none is undeclared (knip).',
    repair: 'Delete what is unused; declare a missing dependency in the workspace that imports it.',
    perform: command('knip', '--no-progress'),
  },
  {
    name: 'doc paths',
    proves: 'Files, folders and npm scripts named in the documents exist.',
    repair: 'Correct the name in the document.',
    perform: checkDocPaths,
  },
  {
    name: 'lock',
    proves: 'package-lock.json names the binaries of every platform, so that `npm ci` accepts it everywhere.',
    repair: 'Run `npm run lock:complete` after every change of dependencies.',
    perform: command('node', 'scripts/complete-lock.mjs', '--check'),
  },
  {
    name: 'requirements',
    proves: 'Ids in test titles exist in docs/requirements.md.',
    repair: 'Correct the id in the test; `npm run conformance` lists them all.',
    perform: checkRequirementTrace,
  },
  {
    name: 'leftovers',
    proves:
      'No skipped test, unfinished code, unexplained exception, machine-specific path or secret, and no bigint literal that the React compiler would drop.',
    repair: 'Finish it, explain it on the same line, or delete it.',
    perform: checkLeftovers,
  },
  {
    name: 'budgets',
    proves:
      'No page of the app starts with more bytes, after brotli, than its limit in scripts/lib/budgets.ts, nor the styles or the wallet worker, nor has the worker a package that packages/wallet/worker-packages.txt does not list, and no code for development is in the build.',
    repair:
      'Load on demand what the page does not need at first, or use a lighter part; a commit that raises a limit says why, and additions to the package list are reviewed.',
    perform: checkBudgets,
  },
  {
    name: 'ui budgets',
    proves:
      'No import of packages/ui, and no whole page built with it, has more bytes than its limit in scripts/lib/budgets.ts.',
    repair: 'Find out what the import includes; import something lighter or leave it out.',
    perform: checkUiBudgets,
  },
];
