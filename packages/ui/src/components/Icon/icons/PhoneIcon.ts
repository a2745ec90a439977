import { Phone } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
