import { TransportFailure } from '@keel/flows';
import { refusal, type Step, startHarness } from '@keel/flows/testing';
import type { Page, Response } from '@playwright/test';
import { declaredFaults } from '../../support/declaredFaults.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { callsOf, check } from '../drivePath.ts';
import { isByPerson } from '../eventDrivers.ts';
import { FaultPort } from '../FaultPort.ts';
import type { Arranged, Driven, PortDriver } from '../FlowDriver.ts';
import { followModel } from '../followModel.ts';
import { Inspection } from '../Inspection.ts';
import { brokenInvariants } from '../invariants.ts';
import { type PlannedStep, planOf } from '../model.ts';
import { outcomeFor, stepPartsOf } from '../plan.ts';
import { sendEvent } from '../sendEvent.ts';
import { stepLabel } from '../stepLabel.ts';
import { type PageWatch, watchPage } from '../watchPage.ts';
import type { Money } from './explainCalls.ts';
import { recordMoneyCalls } from './moneyCalls.ts';
import type { Side } from './Race.ts';

export interface RacePageOptions extends Arranged {
  readonly page: Page;
  readonly server: KeelServer;
  readonly side: Side;
  /** The investor's money, as the server knows it now. */
  readonly money: () => Promise<Money>;
  readonly secrets: readonly string[];
}

/** One page of a race: it is driven by its script, and compared with its model after each step. */
export class RacePage {
  readonly page: Page;
  readonly moneyCalls: ReturnType<typeof recordMoneyCalls>;
  /** A short description of each action so far. */
  readonly record: string[] = [];
  /** The ports whose calls the server accepted, once for each call. */
  readonly accepted: string[] = [];
  readonly #options: RacePageOptions;
  readonly #inspection: Inspection;
  readonly #faults: FaultPort;
  readonly #watched: PageWatch;
  readonly #events: Side['script'][number][];
  readonly #input: unknown;
  /** The steps of the model so far. */
  #steps: readonly Step[];
  #isUsed = false;
  #hasEnded = false;
  #losesAnswer: boolean;

  private constructor(options: RacePageOptions, inspection: Inspection, faults: FaultPort, input: unknown) {
    const { page, side } = options;
    this.page = page;
    this.moneyCalls = recordMoneyCalls(page);
    this.#options = options;
    this.#inspection = inspection;
    this.#faults = faults;
    this.#watched = watchPage(page, { expectedErrors: side.driver.consoleErrors });
    this.#events = [...side.script];
    this.#steps = side.start ?? [];
    this.#input = input;
    this.#losesAnswer = side.losesFirstAnswer ?? false;
  }

  /** Opens the page of the flow. */
  static async open(options: RacePageOptions): Promise<RacePage> {
    const { page, side, money } = options;
    const inspection = await Inspection.of(page, side.driver.machine.id);
    const isWaitingFor = (port: string) => inspection.isWaitingFor(port);
    const hasStarted = () => inspection.state() !== undefined;
    const faults = await FaultPort.between(page, callsOf(side.driver), isWaitingFor, { hasStarted });
    const racePage = new RacePage(options, inspection, faults, side.input(await money()));
    await side.driver.open(racePage.#driven);
    await racePage.#follow([[]], 0);
    return racePage;
  }

  /** Whether nobody is signed in on this page. */
  get isForVisitors(): boolean {
    return this.#options.side.driver.as !== 'investor';
  }

  /** Whether the session has ended, by a call of this page or by another page. */
  get hasEnded(): boolean {
    return this.#hasEnded || this.#inspection.hasSignedOut();
  }

  /** Whether a call is pending. */
  get isWaiting(): boolean {
    return !this.hasEnded && this.#pendingPort() !== null;
  }

  /** Whether the script is over, and no call is pending. */
  get isDone(): boolean {
    return this.hasEnded || (this.#events.length === 0 && !this.isWaiting);
  }

  /** The invariants that the machine has broken. */
  get brokenInvariants(): readonly string[] {
    return brokenInvariants(this.#inspection.all, this.#options.side.driver.machine.id);
  }

  /**
   * Lets the server answer the pending call, or does what the script says next.
   *
   * @throws Error if the page differs from its model
   */
  async step(): Promise<void> {
    try {
      if (this.isDone) return;
      const port = this.#pendingPort();
      await (port === null ? this.#send() : this.#answer(port));
    } catch (error) {
      // Another page may end the session at any moment.
      if (!this.hasEnded) throw error;
    }
  }

  get #driven(): Driven {
    const { page, server, account, link } = this.#options;
    const hasStarted = () => this.#inspection.state() !== undefined;
    const isWaitingFor = (port: string) => this.#inspection.isWaitingFor(port);
    const arranged = { account, ...(link !== undefined && { link }) };
    const started = { input: this.#input, hasStarted, isWaitingFor };
    return { page, server, ...arranged, ...started, immediate: this.#options.side.start ?? [] };
  }

  /** The call that the flow waits for; null if there is none. */
  #pendingPort(): string | null {
    const ports = Object.keys(callsOf(this.#options.side.driver));
    return ports.find((port) => this.#inspection.isWaitingFor(port)) ?? null;
  }

  async #send(): Promise<void> {
    const { driver } = this.#options.side;
    const event = this.#events.shift();
    if (event === undefined || !(await this.#accepts(event))) return;
    const since = this.#inspection.all.length;
    this.record.push(event.type);
    await sendEvent(driver, this.#driven, event, this.#inspection.state()?.value ?? '');
    this.#isUsed ||= isByPerson(driver, event.type);
    await this.#follow([[{ send: event }]], since);
  }

  async #accepts(event: Side['script'][number]): Promise<boolean> {
    const { machine } = this.#options.side.driver;
    const harness = startHarness(machine, this.#input);
    for (const step of this.#steps) await harness.apply(step);
    const accepts = harness.snapshot().can(event);
    harness.stop();
    return accepts;
  }

  async #answer(port: string): Promise<void> {
    const { driver } = this.#options.side;
    const portDriver = driver.ports[port] as PortDriver;
    const since = this.#inspection.all.length;
    if (this.#losesAnswer) {
      this.#losesAnswer = false;
      this.record.push(`${stepLabel({ answer: port, with: {} })}, and the answer is lost`);
      await this.#faults.settle(port, { kind: 'lost', when: 'after' });
      await this.#follow([[{ fail: port, with: new TransportFailure() }]], since);
      return;
    }
    const [method, path = ''] = portDriver.call.split(' ');
    const answered = this.page.waitForResponse(
      (response) => response.request().method() === method && new URL(response.url()).pathname === `/api${path}`,
    );
    const [response] = await Promise.all([answered, this.#faults.settle(port, { kind: 'true' })]);
    this.record.push(`${stepLabel({ answer: port, with: {} })} ${response.status()}`);
    if (response.status() === 200) this.accepted.push(port);
    if (response.status() === 401) {
      this.#hasEnded = true;
      return;
    }
    await this.#follow(await this.#answersLike(response, port, portDriver), since);
  }

  /** The answers of the model for an answer of the server. @throws Error if the contract does not declare it */
  async #answersLike(response: Response, port: string, portDriver: PortDriver): Promise<readonly Step[][]> {
    const status = response.status();
    const { message, code } = (await response.json()) as { readonly message?: string; readonly code?: string };
    if (status === 200) {
      const answers = (this.#options.side.driver.cases.answers as Readonly<Record<string, readonly unknown[]>>)[port];
      return (answers ?? []).flatMap((answer) => {
        const step = { answer: port, with: answer } as Step;
        return outcomeFor(this.#options.side.driver, step)?.kind === 'true' ? [[step]] : [];
      });
    }
    if (!declaredFaults(portDriver.operation).some((declared) => declared.status === status)) {
      throw new Error(`${portDriver.call} answered ${status}, which the contract does not declare`);
    }
    const reply = { ...refusal(status, message), ...(code !== undefined && { code }) };
    return [[{ answer: port, with: reply }]];
  }

  /**
   * Compares the page with the model, with or without the other page's changes, since it may not have received them
   * yet.
   */
  async #follow(outcomes: readonly (readonly Step[])[], since: number): Promise<void> {
    const { side, money, secrets } = this.#options;
    const appEvent = side.appEvent === undefined ? [] : [{ send: side.appEvent(await money()) } as Step];
    const paths = outcomes.flatMap((steps) => [steps, ...(appEvent.length > 0 ? [[...appEvent, ...steps]] : [])]);
    const planned = await Promise.all(paths.map((steps) => this.#plan(steps)));
    const observed = { driver: side.driver, inspection: this.#inspection, since };
    const followed = await followModel(observed, planned);
    this.#steps = followed.steps;
    const found = this.#watched.faults;
    const driven = this.#driven;
    await check({
      driver: side.driver,
      driven,
      inspection: this.#inspection,
      plannedStep: { ...followed, message: null },
      isUsed: this.#isUsed,
      secrets,
      found,
    });
  }

  async #plan(next: readonly Step[]): Promise<PlannedStep & { readonly steps: readonly Step[] }> {
    const { driver } = this.#options.side;
    const steps = [...this.#steps, ...next];
    const path = { input: this.#input, steps: steps.map((step) => ({ step, state: '' })) };
    const planned = (await planOf(driver.machine, path, stepPartsOf(driver))).at(-1);
    if (planned === undefined) throw new Error('the model has not started');
    return { ...planned, steps };
  }
}
