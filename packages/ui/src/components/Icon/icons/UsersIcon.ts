import { Users } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const UsersIcon = /* @__PURE__ */ createIcon(Users);
