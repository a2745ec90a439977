import { loadFlow, openRun } from '@keel/flows/replay';
import { expect, test } from '@playwright/test';
import { keepsSecrets, watch } from '../../../../packages/flows/src/testing/watch.ts';
import { drivers } from './flows.ts';
import { foundRuns, withFoundRuns } from './found.ts';

for (const { name, run } of foundRuns) {
  test(`[QA-3] the run ${name}, which failed once, breaks nothing in its machine`, async () => {
    const { machine, cases } = await loadFlow(run.flow);
    const player = await openRun(run);
    const check = watch(machine, cases, player.harness);
    do check();
    while ((await player.next()) !== null);
    keepsSecrets(cases, player.harness);
    expect(player.current().index).toBe(run.steps.length);
    player.stop();
  });
}

test('[QA-3] each run that failed once is driven, as a path of its own if no other path contains it', () => {
  for (const { name, run, path } of foundRuns) {
    const driver = drivers[run.flow];
    if (driver === undefined) throw new Error(`The flow of ${name} is not driven.`);
    expect(withFoundRuns(driver, []), name).toContain(path);
    const shorter = { ...path, steps: path.steps.slice(0, -1) };
    expect(withFoundRuns(driver, [shorter]), name).toContain(path);
    expect(withFoundRuns(driver, [{ ...path }]), name).not.toContain(path);
  }
});
