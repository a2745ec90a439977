import { User } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(User);
