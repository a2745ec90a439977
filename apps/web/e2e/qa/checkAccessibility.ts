import type { Page } from '@playwright/test';
import { settleAnimations, violationsOf } from '../support/pageChecks.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { type InspectedState, stateName } from './Inspection.ts';

/** The slowest rule: the stories of the states check it in both themes. */
const NOT_CHECKED = ['color-contrast'];

/** Rules about the page behind a message, which is hidden meanwhile. */
const NOT_CHECKED_BEHIND_MESSAGE = ['landmark-one-main', 'page-has-heading-one'];

export interface CheckedState {
  readonly driver: Pick<AnyFlowDriver, 'loadingStates'>;
  readonly page: Page;
  readonly state: InspectedState | undefined;
  /** The states that were checked in this run. */
  readonly checkedStates: Set<string>;
}

/**
 * Checks the page of a state with axe, once in a run. A loading screen, and the page to which a flow leads at its end,
 * are no pages of the flow.
 *
 * @throws Error with what is wrong
 */
export async function checkAccessibility({ driver, page, state, checkedStates }: CheckedState): Promise<void> {
  if (state === undefined || state.status !== 'active') return;
  const name = stateName(state.value);
  if (checkedStates.has(name) || (driver.loadingStates?.includes(name) ?? false)) return;
  await settleAnimations(page);
  const hidden = state.tags.includes('modal') ? NOT_CHECKED_BEHIND_MESSAGE : [];
  const violations = await violationsOf(page, [...NOT_CHECKED, ...hidden]);
  if (violations.length > 0) throw new Error(`in ${name}: not accessible: ${violations.join('; ')}`);
  checkedStates.add(name);
}
