import { Ellipsis } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
