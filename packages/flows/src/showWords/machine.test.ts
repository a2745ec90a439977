import { proveFlow } from '../../test/proveFlow.ts';
import { showWordsCases } from './cases.ts';
import { showWordsMachine } from './machine.ts';
import { showWordsSpec } from './spec.ts';

proveFlow({ machine: showWordsMachine, spec: showWordsSpec, cases: showWordsCases });
