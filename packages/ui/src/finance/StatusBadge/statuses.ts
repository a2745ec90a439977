import type { ReactElement } from 'react';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';

/** The statuses of deposits, withdrawals and orders, in lower case. */
export type Status =
  | 'pending'
  | 'processing'
  | 'confirmed'
  | 'completed'
  | 'declined'
  | 'rejected'
  | 'cancelled'
  | 'returned';

export interface StatusStyle {
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly icon: ReactElement<IconProps>;
}
