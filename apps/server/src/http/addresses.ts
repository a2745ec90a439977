import type { OperationId } from '@keel/contract';
import { servedOperations } from '../contract/contract.ts';

/** Whether what a GET answers can be asked for its headers alone. A stream would go on with nobody at its end. */
export function takesHead(operation: OperationId): boolean {
  return operation !== 'streamEvents';
}

const served = [...servedOperations()].map(([id, { path, method }]) => ({
  pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods: [method.toUpperCase(), ...(method === 'get' && takesHead(id) ? ['HEAD'] : [])],
}));

/**
 * The methods that an address takes, as the header Allow names them; undefined where no operation has it. Asked only when no
 * route took a request.
 */
export function allowedMethods(url: string): string | undefined {
  const [path = ''] = url.split('?');
  const found = served.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
  return found.length > 0 ? found.join(', ') : undefined;
}
