import { servedOperations } from './contract.ts';

const patterns = [...servedOperations().values()].map(
  ({ path }) => new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether an address belongs to an operation; asked only when no route took it, so it was the method that did not fit. */
export function otherMethodExists(url: string): boolean {
  const [path = ''] = url.split('?');
  return patterns.some((pattern) => pattern.test(path));
}
