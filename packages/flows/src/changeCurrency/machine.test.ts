import { proveFlow } from '../../test/proveFlow.ts';
import { changeCurrencyCases } from './cases.ts';
import { changeCurrencyMachine } from './machine.ts';
import { changeCurrencySpec } from './spec.ts';

proveFlow({ machine: changeCurrencyMachine, spec: changeCurrencySpec, cases: changeCurrencyCases });
