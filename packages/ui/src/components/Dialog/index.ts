export type { DialogTriggerProps } from 'react-aria-components/Dialog';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogTrigger } from './DialogTrigger.tsx';
