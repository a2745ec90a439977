// Prints what the page in ours loads, in kB after gzip, as JSON: the check of budgets reads it.
import { buildPage } from './build.ts';

process.stdout.write(JSON.stringify(await buildPage('keel')));
