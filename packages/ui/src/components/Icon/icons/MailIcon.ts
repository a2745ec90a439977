import { Mail } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const MailIcon = /* @__PURE__ */ createIcon(Mail);
