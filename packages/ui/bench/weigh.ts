// Prints the size of our page in kB after gzip, as JSON, for the budgets check.
import { buildPage } from './build.ts';

process.stdout.write(JSON.stringify(await buildPage('keel')));
