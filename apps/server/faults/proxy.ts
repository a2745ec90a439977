import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The behaviour of a link. */
export type LinkState =
  | { readonly kind: 'whole' }
  /** Every chunk is delayed by this many ms. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Every connection is reset, and new ones too. */
  | { readonly kind: 'reset' }
  /** A connection is reset after this many bytes of answers. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** No data passes any more, and neither end is told that the connection is broken. */
  | { readonly kind: 'silent' };

/** A proxy to a local port whose connections can be disturbed. */
export interface Proxy {
  readonly port: number;
  set(state: LinkState): void;
  close(): void;
}

/** Starts a proxy to the port `target`. */
export async function startProxy(target: number): Promise<Proxy> {
  let state: LinkState = { kind: 'whole' };
  const open = new Set<Link>();
  const server = createServer((near) => {
    const link = join(near, target, () => state);
    open.add(link);
    near.once('close', () => open.delete(link));
    applyState(link, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');
  return {
    port: address.port,
    set(next) {
      state = next;
      for (const link of open) applyState(link, next);
    },
    close() {
      server.close();
      for (const link of open) link.reset();
    },
  };
}

interface Link {
  reset(): void;
  /** Discards everything from now on, even after the state has changed: both ends have lost each other. */
  blackhole(): void;
}

function applyState(link: Link, { kind }: LinkState): void {
  if (kind === 'reset') link.reset();
  if (kind === 'silent') link.blackhole();
}

function join(near: Socket, target: number, state: () => LinkState): Link {
  const far = connect(target, '127.0.0.1');
  let lost = false;
  let answered = 0;
  const reset = () => {
    near.resetAndDestroy();
    far.resetAndDestroy();
  };
  const pass = async (piece: Buffer, to: Socket, isAnswer: boolean) => {
    const now = state();
    if (now.kind === 'slow') await wait(now.ms);
    if (lost) return;
    if (isAnswer) answered += piece.length;
    const over = now.kind === 'cut' ? answered - now.afterBytes : 0;
    if (over <= 0) to.write(piece);
    else to.write(piece.subarray(0, Math.max(0, piece.length - over)), reset);
  };
  const carry = (from: Socket, to: Socket, isAnswer: boolean) => {
    // One chunk after the other, so that a slow link keeps their order.
    let before: Promise<void> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      before = before.then(() => pass(piece, to, isAnswer));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      if (!lost) void before.then(() => to.end());
    });
  };
  carry(near, far, false);
  carry(far, near, true);
  return {
    reset,
    blackhole() {
      lost = true;
    },
  };
}
