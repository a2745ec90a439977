// Writes what packages/contract and the server derive from openapi.yaml; with --check it only checks whether that is up
// to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const SECURITY = { headerToken: 'header', bearerToken: 'bearer' } as const;
const PROSE = new Set(['summary', 'description']);
const SAMPLES = new Set(['example', 'examples']);
const NOTICE = '// Made from openapi.yaml by scripts/generate-contract.ts; change that file, not this one.\n';

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { $ref?: string }[];
  'x-addition'?: boolean;
}

interface Contract {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
}

const root = new URL('../', import.meta.url);
const source = new URL('openapi.yaml', root);
const contract = parse(readFileSync(source, 'utf8')) as Contract;

const files = {
  'packages/contract/src/schema.gen.ts': NOTICE + astToString(await openapiTS(source, { alphabetize: false })),
  'packages/contract/src/operations.gen.ts': NOTICE + operationTable(contract),
  'packages/backend/src/contract/contract.gen.ts': `${NOTICE}export const contract: unknown = ${JSON.stringify(withoutProse(contract), null, 1)};\n`,
};

const stale = Object.entries(files).filter(([path, text]) => read(path) !== text);

if (!process.argv.includes('--check')) {
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
  console.log(
    stale.length === 0 ? 'The contract was up to date.' : `Wrote ${stale.map(([path]) => path).join(' and ')}.`,
  );
} else if (stale.length > 0) {
  const names = stale.map(([path]) => path).join(' and ');
  console.error(`openapi.yaml has changed since ${names} was made. Run: node scripts/generate-contract.ts`);
  process.exitCode = 1;
} else {
  console.log('The contract is up to date.');
}

/** The contract without descriptions and examples; parsing it at startup is faster than parsing YAML. */
function withoutProse(node: unknown, parent = ''): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutProse(each));
  if (typeof node !== 'object' || node === null) return node;
  const relevantEntries = Object.entries(node).filter(
    ([key, value]) => !(PROSE.has(key) && typeof value === 'string') && (parent === 'properties' || !SAMPLES.has(key)),
  );
  return Object.fromEntries(relevantEntries.map(([key, value]) => [key, withoutProse(value, key)]));
}

function operationTable({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [row(path, method, item[method])] : [])),
  );
  return `export const operationTable = Object.freeze({\n${rows.join('')}} as const);\n`;
}

function row(path: string, method: string, operation: Operation): string {
  const idempotent = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const facts = [
    `method: '${method}'`,
    `path: '${path}'`,
    `security: '${security(operation)}'`,
    `idempotent: ${idempotent}`,
    `addition: ${operation['x-addition'] === true}`,
  ];
  return `  ${operation.operationId}: Object.freeze({ ${facts.join(', ')} } as const),\n`;
}

function security({ operationId, security: [need] }: Operation): string {
  if (!need) return 'none';
  const entry = Object.entries(SECURITY).find(([scheme]) => scheme in need);
  if (!entry) throw new Error(`${operationId} in openapi.yaml names an unknown security scheme.`);
  return entry[1];
}

function read(path: string): string | undefined {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
