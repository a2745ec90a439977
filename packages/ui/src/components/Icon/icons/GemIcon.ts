import { Gem } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const GemIcon = /* @__PURE__ */ createIcon(Gem);
