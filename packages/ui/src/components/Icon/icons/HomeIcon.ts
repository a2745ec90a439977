import { House } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon(House);
