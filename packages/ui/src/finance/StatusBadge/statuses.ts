import type { ReactElement } from 'react';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';

/** How deposits, withdrawals and orders stand, whatever case the wire writes them in. */
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
