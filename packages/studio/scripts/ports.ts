import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { FlowOperation, FlowPort } from '../src/page/types.ts';
import type { App } from './app.ts';

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly responses?: object }>>>
  >;
}

export async function readContract(): Promise<Contract> {
  return parse(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
}

/** A port with the operations of the contract with which the app implements it. */
export function portOf(name: string, users: readonly string[], app: App, contract: Contract): FlowPort {
  // `fetchUser: (call, signal) => fetchUser(api, call, signal)`, or the same in `implementPort(...)`
  const filled = users
    .map(
      (file) => new RegExp(`\\b${name}: (?:implementPort\\()?\\([^\\n]*?=> (\\w+)\\(`).exec(app.get(file) ?? '')?.[1],
    )
    .find((callee) => callee !== undefined);
  const body = functionIn(app, filled ?? name);
  const calls = [...body.matchAll(/client\.(GET|POST|PUT|DELETE|PATCH)\(\s*'([^']+)'/g)];
  const operations = calls.flatMap(([, method = '', path = '']) => operationsAt(contract, method, path));
  return { name, operations: [...new Map(operations.map((each) => [each.id, each])).values()] };
}

/** The source of a function of src/api, the only code that calls the backend; empty if there is none of that name. */
function functionIn(app: App, name: string): string {
  for (const [file, text] of app) {
    if (!file.includes('/src/api/')) continue;
    const found = new RegExp(`^export (?:async )?function ${name}\\b[\\s\\S]*?^}`, 'm').exec(text);
    if (found !== null) return found[0];
  }
  return '';
}

function operationsAt({ paths }: Contract, method: string, path: string): FlowOperation[] {
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation?.operationId === undefined) return [];
  return [{ id: operation.operationId, method, path, statuses: Object.keys(operation.responses ?? {}) }];
}
