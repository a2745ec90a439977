import { User } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(User);
