import { Link } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const LinkIcon = /* @__PURE__ */ createIcon(Link);
