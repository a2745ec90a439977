import { Link } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const LinkIcon = /* @__PURE__ */ createIcon(Link);
