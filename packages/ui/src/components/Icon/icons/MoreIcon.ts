import { Ellipsis } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
