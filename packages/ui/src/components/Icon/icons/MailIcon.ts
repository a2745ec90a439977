import { Mail } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const MailIcon = /* @__PURE__ */ createIcon(Mail);
