import { stripVTControlCharacters } from 'node:util';
import { errors } from '@playwright/test';
import type { AnyEventObject, StateValue } from 'xstate';
import { eventDriverOf } from './eventDrivers.ts';
import type { AnyFlowDriver, Driven } from './FlowDriver.ts';
import { stateName } from './Inspection.ts';

/** Playwright's log of a control that stayed disabled: what it looked for. */
const DISABLED = /waiting for (.+)\n[^]*element is not (?:enabled|editable)/;

/**
 * Does on the page what sends an event of the flow.
 *
 * @param state the state of the model before it
 * @throws Error with a sentence if the page does not offer it, e.g. because a button is disabled
 */
export async function sendEvent(
  driver: Pick<AnyFlowDriver, 'events'>,
  driven: Driven,
  event: AnyEventObject,
  state: StateValue,
): Promise<void> {
  const eventDriver = eventDriverOf(driver, event.type);
  if (eventDriver === null) throw new Error(`nobody can send ${event.type}`);
  try {
    await eventDriver.drive(driven, event);
  } catch (error) {
    throw new Error(`in ${stateName(state)}, ${event.type}: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  const message = stripVTControlCharacters(error.message);
  const [, control] = error instanceof errors.TimeoutError ? (DISABLED.exec(message) ?? []) : [];
  return control === undefined ? message : `${control} is disabled`;
}
