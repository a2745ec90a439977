import { proveFlow } from '../../test/proveFlow.ts';
import { profilePhotoCases } from './cases.ts';
import { profilePhotoMachine } from './machine.ts';
import { profilePhotoSpec } from './spec.ts';

proveFlow({ machine: profilePhotoMachine, spec: profilePhotoSpec, cases: profilePhotoCases });
