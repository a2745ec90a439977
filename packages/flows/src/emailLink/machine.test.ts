import { proveFlow } from '../../test/proveFlow.ts';
import { emailLinkCases } from './cases.ts';
import { emailLinkMachine } from './machine.ts';
import { emailLinkSpec } from './spec.ts';

proveFlow({ machine: emailLinkMachine, spec: emailLinkSpec, cases: emailLinkCases });
