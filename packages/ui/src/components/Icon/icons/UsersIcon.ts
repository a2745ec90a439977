import { Users } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const UsersIcon = /* @__PURE__ */ createIcon(Users);
