import type { NoticeCode } from '@keel/contract';
import type { Notification } from '@keel/flows';
import { ArrowUpEndIcon, BellIcon, type IconProps, PlusCircleIcon, ShieldCheckIcon, WalletIcon } from '@keel/ui';
import type { ReactElement } from 'react';

const deposit = <PlusCircleIcon />;
const balance = <WalletIcon />;
const withdrawal = <ArrowUpEndIcon />;
const identity = <ShieldCheckIcon />;

/** The icons of the sidebar and the dashboard for the same subjects. */
const icons: Readonly<Record<NoticeCode, ReactElement<IconProps>>> = {
  deposit_confirmed: deposit,
  deposit_declined: deposit,
  balance_added: balance,
  balance_taken: balance,
  bonus_added: balance,
  withdrawal_paid: withdrawal,
  withdrawal_rejected: withdrawal,
  withdrawal_returned: withdrawal,
  identity_verified: identity,
  identity_refused: identity,
  identity_revoked: identity,
};

/** The icon for this kind of notification; a bell for an operator's own message. */
export function noticeIcon({ messageCode = '' }: Notification): ReactElement<IconProps> {
  return Object.hasOwn(icons, messageCode) ? icons[messageCode as NoticeCode] : <BellIcon />;
}
