import { bothEngines } from './support/engines.ts';
import { CASES } from './support/fuzz/cases.ts';
import { fuzzOperations } from './support/fuzz/fuzzOperations.ts';

// The first engine; contractFuzzPostgres.test.ts uses the other one, so that both run in parallel.
const [engine] = bothEngines;
if (!engine) throw new Error('There is no engine.');

fuzzOperations(engine, CASES);
