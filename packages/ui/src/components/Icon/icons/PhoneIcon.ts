import { Phone } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
