import { Upload } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
