import { CreditCard } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
