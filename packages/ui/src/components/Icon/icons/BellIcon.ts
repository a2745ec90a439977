import { Bell } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
