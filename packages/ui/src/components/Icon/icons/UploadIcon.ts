import { Upload } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
