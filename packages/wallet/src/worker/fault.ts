import type { WalletFault } from './protocol.ts';

/** Not an Error: it carries no text. */
export class Fault {
  readonly fault: WalletFault;

  constructor(fault: WalletFault) {
    this.fault = fault;
  }
}

/** Rejects a request that comes out of order. */
export function refuseIf(isOutOfOrder: boolean): void {
  if (isOutOfOrder) throw new Fault('request');
}
