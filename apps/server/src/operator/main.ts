// The operator's commands:  npm run -s operator -- --help
import { cacheCompiledCode } from '../compileCache.ts';

cacheCompiledCode();
const { run } = await import('./cli/run.ts');
const { processTerminal } = await import('./cli/processTerminal.ts');
process.exitCode = await run(process.argv.slice(2), processTerminal());
