import type { AnyStateMachine } from 'xstate';
import { collectionMachine } from '../src/collection/machine.ts';
import { collectionSpec } from '../src/collection/spec.ts';
import { liveTradersMachine } from '../src/liveTraders/machine.ts';
import { liveTradersSpec } from '../src/liveTraders/spec.ts';
import { loginMachine } from '../src/login/machine.ts';
import { loginSpec } from '../src/login/spec.ts';
import { marketFeedMachine } from '../src/marketFeed/machine.ts';
import { marketFeedSpec } from '../src/marketFeed/spec.ts';
import { resendCodeMachine } from '../src/resendCode/machine.ts';
import { resendCodeSpec } from '../src/resendCode/spec.ts';
import { sessionMachine } from '../src/session/machine.ts';
import { sessionSpec } from '../src/session/spec.ts';
import { signupMachine } from '../src/signup/machine.ts';
import { signupSpec } from '../src/signup/spec.ts';
import { verifyEmailMachine } from '../src/verifyEmail/machine.ts';
import { verifyEmailSpec } from '../src/verifyEmail/spec.ts';

/** What a README needs of a row. */
export interface DocumentedRow {
  readonly id: string;
  readonly title: string;
  readonly also?: readonly string[];
  readonly state: unknown;
}

export interface DocumentedFlow {
  readonly machine: AnyStateMachine;
  readonly spec: readonly DocumentedRow[];
}

/** Every flow with a chart, in the order a person meets them. */
export const flows: readonly DocumentedFlow[] = [
  { machine: sessionMachine, spec: sessionSpec },
  { machine: loginMachine, spec: loginSpec },
  { machine: signupMachine, spec: signupSpec },
  { machine: verifyEmailMachine, spec: verifyEmailSpec },
  { machine: resendCodeMachine, spec: resendCodeSpec },
  { machine: collectionMachine, spec: collectionSpec },
  { machine: marketFeedMachine, spec: marketFeedSpec },
  { machine: liveTradersMachine, spec: liveTradersSpec },
];
