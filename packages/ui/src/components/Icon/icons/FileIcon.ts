import { File } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const FileIcon = /* @__PURE__ */ createIcon(File);
