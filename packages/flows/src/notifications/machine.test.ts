import { proveFlow } from '../../test/proveFlow.ts';
import { notificationsCases } from './cases.ts';
import { notificationsMachine } from './machine.ts';
import { notificationsSpec } from './spec.ts';

proveFlow({ machine: notificationsMachine, spec: notificationsSpec, cases: notificationsCases });
