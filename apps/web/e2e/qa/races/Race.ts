import type { Step } from '@keel/flows/testing';
import type { AnyEventObject } from 'xstate';
import type { Account } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import type { Person } from '../../support/test.ts';
import type { AnyFlowDriver, Arranged } from '../FlowDriver.ts';
import type { Money } from './explainCalls.ts';

/** One of the two pages of a race: a flow, and what the person does in it. */
export interface Side {
  /** A page for visitors is opened in a browser in which nobody is signed in. */
  readonly driver: AnyFlowDriver;
  /** The input of the flow, in the model, for an investor with this money. */
  readonly input: (money: Money) => unknown;
  /** Answers that the browser gives when the page opens. @default none */
  readonly start?: readonly Step[];
  /** What the person does, in this order. What the flow does not accept in its state is left out. */
  readonly script: readonly AnyEventObject[];
  /** Whether the first call reaches the server, and its answer is lost on the way back. @default false */
  readonly losesFirstAnswer?: boolean;
  /** The event about the investor's money that the app may have sent to the flow by now. @default nothing */
  readonly appEvent?: (money: Money) => AnyEventObject;
}

/** The data that a race needs on the server. */
export interface ArrangedRace extends Arranged {
  /**
   * Sign-ins of the same investor for the run itself and for a second device, if a password is not enough for them.
   * @default the run signs in with the password
   */
  readonly others?: Readonly<Record<'observer' | 'device', Account>>;
}

/** Two pages of one investor that do the same or related things at once. */
export interface Race {
  readonly name: string;
  /** Creates the investor and their data. @default as the driver of the first page does */
  readonly arrange?: (server: KeelServer, person: Person) => Promise<ArrangedRace>;
  readonly sides: readonly [Side, Side];
  /**
   * Whether something ends the sessions of all devices, or changes the money without a call of the two pages. @default
   * false
   */
  readonly endsAccount?: boolean;
  /**
   * A port whose call the server accepts exactly once, whichever page makes it, e.g. with a link that works once.
   * @default the server may accept every call
   */
  readonly acceptsOnce?: string;
}
