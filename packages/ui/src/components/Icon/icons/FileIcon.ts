import { File } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const FileIcon = /* @__PURE__ */ createIcon(File);
