import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import { servedOperations } from '../contract/contract.ts';

/** Whether what a GET answers can be asked for its headers alone. A stream would go on with nobody at its end. */
export function takesHead(operation: OperationId): boolean {
  return operation !== 'streamEvents';
}

/** The calls of whoever plays the operator of a demo. */
const PLAYED: ReadonlySet<OperationId> = new Set([
  'getDemoOperator',
  'runDemoCommand',
  'passDemoTime',
  'moveDemoPrice',
  'getDemoMail',
]);

/** DEMO-2: whether this server has no such call, since nobody may play its operator: the address is unknown then. */
export function isLeftOut(operation: OperationId, { demoOperator }: Pick<Context, 'demoOperator'>): boolean {
  return demoOperator === null && PLAYED.has(operation);
}

const served = [...servedOperations()].map(([id, { path, method }]) => ({
  id,
  // With a name for each part to fill in.
  pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  isFixed: !path.includes('{'),
  methods: [method.toUpperCase(), ...(method === 'get' && takesHead(id) ? ['HEAD'] : [])],
}));

/**
 * The methods that an address takes, as the header Allow names them; undefined where no operation has it. Asked only when no
 * route took a request.
 */
export function allowedMethods(url: string, context: Pick<Context, 'demoOperator'>): string | undefined {
  const [path = ''] = url.split('?');
  const found = served
    .filter(({ id, pattern }) => pattern.test(path) && !isLeftOut(id, context))
    .flatMap(({ methods }) => methods);
  return found.length > 0 ? found.join(', ') : undefined;
}

/** An operation with what its address says. */
export interface Found {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The operation that a path and a method name; undefined where there is none. A path without parts to fill in goes before one
 * with. Throws a `URIError` for a part that cannot be decoded.
 */
export function findOperation(path: string, method: string, context: Pick<Context, 'demoOperator'>): Found | undefined {
  const found = served.filter(
    ({ id, pattern, methods }) => methods.includes(method) && pattern.test(path) && !isLeftOut(id, context),
  );
  const best = found.find(({ isFixed }) => isFixed) ?? found[0];
  if (!best) return undefined;
  const parts = Object.entries(best.pattern.exec(path)?.groups ?? {});
  return {
    operation: best.id,
    params: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])),
  };
}
