import { proveFlow } from '../../test/proveFlow.ts';
import { homeScreenPromptCases } from './cases.ts';
import { homeScreenPromptMachine } from './machine.ts';
import { homeScreenPromptSpec } from './spec.ts';

proveFlow({ machine: homeScreenPromptMachine, spec: homeScreenPromptSpec, cases: homeScreenPromptCases });
