import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import { servedOperations } from '../contract/contract.ts';

/** Whether HEAD is allowed for a GET operation. It is not for the event stream, which would never end. */
export function allowsHead(operation: OperationId): boolean {
  return operation !== 'streamEvents';
}

/** The operations of the demo's operator drawer. */
const PLAYED: ReadonlySet<OperationId> = new Set([
  'getDemoOperator',
  'runDemoCommand',
  'passDemoTime',
  'moveDemoPrice',
  'getDemoMail',
]);

/** DEMO-2: whether the operation is disabled with the demo operator. Its path is unknown then (404). */
export function isDisabled(operation: OperationId, { demoOperator }: Pick<Context, 'demoOperator'>): boolean {
  return demoOperator === null && PLAYED.has(operation);
}

const served = [...servedOperations()].map(([id, { path, method }]) => ({
  id,
  // With a named group for each path parameter.
  pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  isFixed: !path.includes('{'),
  methods: [method.toUpperCase(), ...(method === 'get' && allowsHead(id) ? ['HEAD'] : [])],
}));

/**
 * The methods of a path, for the Allow header; undefined if no operation has the path. Only called if no route matched.
 */
export function allowedMethods(url: string, context: Pick<Context, 'demoOperator'>): string | undefined {
  const [path = ''] = url.split('?');
  const found = served
    .filter(({ id, pattern }) => pattern.test(path) && !isDisabled(id, context))
    .flatMap(({ methods }) => methods);
  return found.length > 0 ? found.join(', ') : undefined;
}

/** An operation with the values of its path parameters. */
export interface FoundOperation {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a path and a method; undefined if there is none. A path without parameters takes precedence
 * over one with parameters. Throws a `URIError` if a parameter cannot be decoded.
 */
export function findOperation(
  path: string,
  method: string,
  context: Pick<Context, 'demoOperator'>,
): FoundOperation | undefined {
  const found = served.filter(
    ({ id, pattern, methods }) => methods.includes(method) && pattern.test(path) && !isDisabled(id, context),
  );
  const best = found.find(({ isFixed }) => isFixed) ?? found[0];
  if (!best) return undefined;
  const parts = Object.entries(best.pattern.exec(path)?.groups ?? {});
  return {
    operation: best.id,
    params: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])),
  };
}
