import type { BrowserContext, Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import type { Inspected } from './inspect/Inspected.ts';

export type InspectedState = Extract<Inspected, { type: 'state' }>;
export type InspectedTransition = Extract<Inspected, { type: 'transition' }>;

/** Receives the reports of the actors in the page (see `inspect/xstate.ts`), of one flow in particular. */
export class Inspection {
  readonly #flow: string;
  readonly #all: Inspected[] = [];
  #actor: string | null = null;

  private constructor(flow: string) {
    this.#flow = flow;
  }

  static async of(context: Pick<BrowserContext | Page, 'exposeBinding'>, flow: string): Promise<Inspection> {
    const inspection = new Inspection(flow);
    await context.exposeBinding('qaInspected', (_, inspected: Inspected) => inspection.#onInspected(inspected));
    return inspection;
  }

  /** All reports of all flows of the page, oldest first. */
  get all(): readonly Inspected[] {
    return this.#all;
  }

  /** The last state of the flow; undefined before it has started. */
  state(): InspectedState | undefined {
    return this.#all.findLast((each): each is InspectedState => each.type === 'state' && this.#isMine(each));
  }

  /** The transitions of the flow since an earlier value of `all.length`. */
  transitions(since: number): readonly InspectedTransition[] {
    return this.#all
      .slice(since)
      .filter((each): each is InspectedTransition => each.type === 'transition' && this.#isMine(each));
  }

  /** The types of what the flow has told the page since an earlier value of `all.length`. */
  emitted(since: number): readonly string[] {
    return this.#all
      .slice(since)
      .flatMap((each) => (each.type === 'emitted' && this.#isMine(each) ? each.emitted : []));
  }

  /** Whether the state after the newest transition was reported: the page reports transitions first. */
  isStateCurrent(): boolean {
    return this.#all.findLast((each) => each.type !== 'emitted' && this.#isMine(each))?.type === 'state';
  }

  isWaitingFor(port: string): boolean {
    return this.state()?.waitsFor.includes(port) ?? false;
  }

  /** Whether somebody was signed in and no longer is. */
  hasSignedOut(): boolean {
    const states = this.#all.filter((each): each is InspectedState => each.type === 'state' && each.flow === 'session');
    const last = states.at(-1);
    return states.some(isSignedIn) && last !== undefined && !isSignedIn(last);
  }

  /** The event that ended the session; null while somebody is signed in, and if nobody was. */
  endOfSession(): string | null {
    let [isIn, end]: [boolean, string | null] = [false, null];
    for (const each of this.#all) {
      if (each.type !== 'transition' || each.flow !== 'session') continue;
      const name = stateName(each.value);
      if (name.startsWith('authenticated')) [isIn, end] = [true, null];
      else if (isIn && name === 'signedOut') [isIn, end] = [false, each.event];
      // Another account's session is restored.
      else if (name === 'reading') [isIn, end] = [false, null];
    }
    return end;
  }

  #onInspected(inspected: Inspected): void {
    if (inspected.type === 'started' && inspected.flow === this.#flow) this.#actor = inspected.actor;
    this.#all.push(inspected);
  }

  /** A page may start a flow again; the newest actor counts. */
  #isMine({ flow, actor }: Inspected): boolean {
    return flow === this.#flow && actor === this.#actor;
  }
}

function isSignedIn({ value }: InspectedState): boolean {
  return stateName(value).startsWith('authenticated');
}

/** The name of a state in the notation of drivers: `editing`, or `loadingPackages.tooEarly` for nested states. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${stateName(inner)}`))
    .join(' ');
}
