import { bothEngines } from './support/engines.ts';
import { CASES } from './support/fuzz/cases.ts';
import { fuzzOperations } from './support/fuzz/fuzzOperations.ts';

// The last engine: PostgreSQL, or if there is none the embedded one again, with other requests.
const engine = bothEngines.at(-1);
if (!engine) throw new Error('There is no engine.');

fuzzOperations(engine, CASES);
