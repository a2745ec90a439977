import { bytesToHex } from '@noble/hashes/utils.js';
import { type Clock, SECOND } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import type { Db } from '../../db/Db.ts';
import type { Log } from '../../Log.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Timers } from '../../timers.ts';
import { readUsers } from '../account/userView.ts';
import { SESSIONS_A_USER } from '../session/rules.ts';
import { idleSince } from '../session/sessions.ts';
import { openTextStream, type TextStream } from './textStream.ts';

/** The interval of polling for new events, which another instance may have committed. Not every engine can notify. */
const POLL_MS = SECOND;
const HEARTBEAT_MS = 15 * SECOND;
/** Maximum number of streams of an account: one for each session. */
const STREAMS_A_USER = SESSIONS_A_USER;
/** Maximum buffer for a slow browser. Beyond it the stream ends; the browser reconnects and continues there. */
const MAX_WAITING_BYTES = 256 * 1024;
/** Maximum number of events per poll; the next poll reads the others. */
const MAX_ROWS = 500;

/** The investor, the session and the last seen event; null starts with the next event. */
export interface StreamRequest {
  readonly userId: string;
  readonly tokenHash: Uint8Array;
  readonly seen: bigint | null;
}

/** Streams of events (PUSH-6) to all apps of all investors that are connected to this instance. */
export interface EventHub {
  /**
   * Starts a stream of server-sent events, which ends with the session; undefined if the investor has too many streams.
   * The first event contains the number of the newest event, and its age in ms: an app that loaded its data earlier has
   * to reload it.
   */
  follow(request: StreamRequest): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Ends all streams and accepts no more. */
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessionIdleMinutes'>;
  readonly timers: Timers;
  readonly log: Log;
  readonly sealer: Sealer;
}

interface Follower {
  readonly userId: string;
  readonly session: string;
  readonly out: TextStream;
  seen: bigint;
}

interface EventRow {
  readonly user_id: string;
  readonly seq: bigint;
  readonly kind: string;
  readonly data: string;
}

/** Starts polling for events. While nobody follows, nothing is queried. */
export function startEventHub({ db, clock, config, timers, log, sealer }: Deps): EventHub {
  const followers = new Set<Follower>();
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let closed = false;

  const poll = async () => {
    // Followers that connect during the query are served by the next poll.
    const polled = [...followers];
    const events = await newEvents(db, sealer, polled);
    // Checked after the query, so that a session that has just ended receives nothing.
    await endExpired({ db, clock, config }, followers);
    const connected = polled.filter((follower) => followers.has(follower));
    for (const event of events) sendEvent(connected, event);
  };
  const schedulePoll = () => {
    if (followers.size === 0) return;
    // If a poll is running, another one follows it, because it may have missed newer events.
    pollAgain = polling !== undefined;
    polling ??= poll()
      .catch((error: Error) => log.warn({ err: error }, 'the events could not be read'))
      .finally(() => {
        polling = undefined;
        if (pollAgain) schedulePoll();
      });
  };
  const stopPolling = timers.every(POLL_MS, schedulePoll);
  const stopHeartbeat = timers.every(HEARTBEAT_MS, () => {
    for (const { out } of followers) out.write(': still here\n\n');
  });

  return {
    async follow({ userId, tokenHash, seen }) {
      // After a restore of a backup, the app's number can be higher than all events: then the next event is sent first.
      const head = await headOf(db, userId);
      const start = seen === null || seen > head.seq ? head.seq : seen;
      const openStreams = [...followers].filter((follower) => follower.userId === userId).length;
      if (openStreams >= STREAMS_A_USER) return undefined;
      const out = openTextStream(MAX_WAITING_BYTES, () => followers.delete(follower));
      const follower: Follower = { userId, session: bytesToHex(tokenHash), out, seen: start };
      if (closed) {
        out.end();
        return out.readable;
      }
      followers.add(follower);
      const changedAgo = head.at && Math.max(0, clock().getTime() - head.at.getTime());
      out.write(`id: ${start}\nevent: welcome\ndata: ${JSON.stringify({ changedAgo })}\n\n`);
      schedulePoll();
      return out.readable;
    },
    async close() {
      closed = true;
      stopPolling();
      stopHeartbeat();
      for (const { out } of followers) out.end();
      followers.clear();
      await polling;
    },
  };
}

/** The number of the newest event and its time; null if there is no event, or none is stored any more. */
async function headOf(db: Db, userId: string): Promise<{ readonly seq: bigint; readonly at: Date | null }> {
  const [head] = await db.query<{ seq: bigint; at: Date | null }>(
    `SELECT h.seq, e.created_at AS at FROM event_heads h
     LEFT JOIN events e ON e.user_id = h.user_id AND e.seq = h.seq WHERE h.user_id = $1`,
    [userId],
  );
  return head ?? { seq: 0n, at: null };
}

/** Ends the streams of sessions that were ended or have expired. */
async function endExpired(deps: Pick<Deps, 'db' | 'clock' | 'config'>, followers: Set<Follower>): Promise<void> {
  const sessions = [...new Set([...followers].map(({ session }) => session))];
  const rows = await deps.db.query<{ session: string }>(
    `SELECT encode(token_hash, 'hex') AS session FROM sessions
     WHERE token_hash IN (SELECT decode(hex, 'hex') FROM unnest($1::text[]) AS asked (hex))
       AND expires_at > $2 AND coalesce(last_seen_at, created_at) > $3`,
    [sessions, deps.clock(), idleSince(deps)],
  );
  const activeSessions = new Set(rows.map(({ session }) => session));
  for (const follower of followers) {
    if (activeSessions.has(follower.session) || !sessions.includes(follower.session)) continue;
    followers.delete(follower);
    follower.out.end();
  }
}

/** The events that some follower has not seen, ordered by the numbers of each investor. */
async function newEvents(db: Db, sealer: Sealer, followers: readonly Follower[]): Promise<EventRow[]> {
  const oldest = new Map<string, bigint>();
  for (const { userId, seen } of followers) {
    const known = oldest.get(userId);
    if (known === undefined || seen < known) oldest.set(userId, seen);
  }
  if (oldest.size === 0) return [];
  const events = await db.query<EventRow>(
    `SELECT e.user_id, e.seq, e.kind, e.data FROM events e
     JOIN unnest($1::uuid[], $2::text[]) AS asked (user_id, seen)
       ON e.user_id = asked.user_id AND e.seq > asked.seen::bigint
     ORDER BY e.user_id, e.seq LIMIT ${MAX_ROWS}`,
    [[...oldest.keys()], [...oldest.values()].map(String)],
  );
  return withUsers(db, sealer, events);
}

/** User events contain the current state of the account, so intermediate states are not needed. */
async function withUsers(db: Db, sealer: Sealer, events: EventRow[]): Promise<EventRow[]> {
  const ids = new Set(events.filter(({ kind }) => kind === 'user').map(({ user_id }) => user_id));
  if (ids.size === 0) return events;
  const users = new Map((await readUsers(db, sealer, [...ids])).map((user) => [user._id, JSON.stringify(user)]));
  return events.map((event) => ({
    ...event,
    data: event.kind === 'user' ? (users.get(event.user_id) ?? event.data) : event.data,
  }));
}

function sendEvent(followers: readonly Follower[], { user_id: userId, seq, kind, data }: EventRow): void {
  for (const follower of followers) {
    if (follower.userId !== userId || follower.seen >= seq) continue;
    follower.seen = seq;
    follower.out.write(`id: ${seq}\nevent: ${kind}\ndata: ${data}\n\n`);
  }
}
