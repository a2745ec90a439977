import { audit } from '../../audit/audit.ts';
import { notify } from '../../modules/notifications/notify.ts';
import type { Actions } from '../call.ts';
import { lockedIdOf } from '../investorIds.ts';
import { change } from '../outcome.ts';

/** OPS-1, PUSH-6: messages to an investor. */
export const notificationActions: Actions<'notify'> = {
  async notify({ input: { who, title, message }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const userId = await lockedIdOf(tx, who);
      const same = await tx.query(
        `SELECT id FROM notifications WHERE user_id = $1 AND kind = 'message' AND title = $2 AND message = $3
           AND read_at IS NULL LIMIT 1`,
        [userId, title, message],
      );
      if (same.length === 0) {
        await audit(tx, clock, { actor, action: 'user.notify', object: userId, detail: title });
        await notify(tx, { userId, title, message, kind: 'message', at: clock() });
      }
      return change(
        same.length === 0,
        `The message was sent to ${who}.`,
        `${who} already has this message, and has not read it yet.`,
      );
    });
  },
};
