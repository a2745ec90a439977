import { CreditCard } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
