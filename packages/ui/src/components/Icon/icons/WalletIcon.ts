import { Wallet } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
