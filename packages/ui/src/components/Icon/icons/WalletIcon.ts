import { Wallet } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
