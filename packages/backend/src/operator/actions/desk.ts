import { pauseDesk, pauseOf } from '../../desk/pause.ts';
import type { Actions } from '../call.ts';
import { change } from '../outcome.ts';
import { OperatorFault } from '../result.ts';

const NO_DESK_RUNNING = 'No desk is at work, so nothing is quoted or paid. Start it: npm run desk';

/** DESK-2: an operator decides whether the desk may sign. */
export const deskActions: Actions<'desk status' | 'desk pause' | 'desk resume'> = {
  async 'desk status'(_call, { db, desk }) {
    const pause = await pauseOf(db);
    return {
      message: pause?.reason ?? (desk.isOffline() ? NO_DESK_RUNNING : 'The desk is not paused.'),
      fields: {
        paused: pause !== undefined,
        since: pause?.since.toISOString() ?? null,
        address: desk.address,
        away: desk.isOffline(),
      },
    };
  },
  async 'desk pause'({ input: { reason }, actor }, { db, clock }) {
    const changed = await db.tx((tx) => pauseDesk(tx, clock, { actor, reason }));
    return change(changed, 'The desk is paused.', 'The desk is already paused.');
  },
  async 'desk resume'({ input: { 'accept-transfers': accepted = false }, actor }, { desk }) {
    const resumed = await desk.resume({ actor, accepted });
    if (!resumed.ok) throw new OperatorFault(`The desk stays paused.\n${resumed.reason}`);
    desk.kick();
    const { changed, unreachable } = resumed;
    const hint =
      unreachable.length > 0 ? ` Not reached now, and asked before it signs there: ${unreachable.join(', ')}.` : '';
    return change(changed, `The desk pays again.${hint}`, 'The desk is not paused.');
  },
};
