import type { ChosenMutant } from '../inspect/mutant.ts';
import { runFlow, type Stage } from '../runFlow.ts';
import type { DrivableMutant } from './drivableMutants.ts';

/** A page with a fault usually never reaches the expected state, so a longer timeout would only cost time. */
const TRANSITION_TIMEOUT_MS = 4000;

/** How the runs notice a mutant in the page; null if they do not. */
export async function noticeMutant(stage: Stage, { driver, kind, mutant, paths }: DrivableMutant) {
  const fault: ChosenMutant = { flow: driver.machine.id, kind, name: mutant.name };
  const { failures } = await runFlow({
    ...stage,
    driver,
    paths,
    endsAtFailure: true,
    takenWithinMs: TRANSITION_TIMEOUT_MS,
    onPage: async (page) => {
      await page.addInitScript((value) => Object.assign(globalThis, { qaMutant: value }), fault);
    },
  });
  return failures[0]?.message.split('\n')[0] ?? null;
}
