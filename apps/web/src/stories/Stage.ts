import type { ReactNode } from 'react';
import type { StoryServicesProps } from './StoryServices.tsx';

/**
 * How the state stories of a flow show its real screen (packages/studio/states): the page, and what the page needs
 * besides the flow.
 */
export interface Stage extends Pick<StoryServicesProps, 'path' | 'isMember' | 'hash' | 'state' | 'answers' | 'stored'> {
  /** The screen, or the part of it that runs the flow. */
  readonly screen: ReactNode;
  /** The state of the vault in pages of the wallet, as the id of its leaf. @default the page needs no wallet */
  readonly vault?: 'vault.absent' | 'vault.unlocked.open' | 'vault.locked';
  /** By the id of a leaf: the part of the address, with its #, at which the page shows this state. @default `hash` */
  readonly hashes?: Readonly<Record<string, string>>;
  /**
   * How services pass the flow to the screen, for the flows that services start. @default the screen starts its flow
   */
  readonly service?: 'session' | 'push' | 'vault';
}
