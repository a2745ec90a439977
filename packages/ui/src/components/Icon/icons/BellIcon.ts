import { Bell } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
