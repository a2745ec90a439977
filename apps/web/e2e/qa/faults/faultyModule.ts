// Inserts a fault into a module of the server while it is loaded: node --import ./faultyModule.ts
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { ServerFault } from './serverFaults.ts';

const { url, find, replace } = JSON.parse(process.env['QA_FAULT'] ?? '{}') as ServerFault & { readonly url: string };

registerHooks({
  load(module, context, nextLoad) {
    if (module !== url) return nextLoad(module, context);
    const source = readFileSync(new URL(module), 'utf8').replace(find, () => replace);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
