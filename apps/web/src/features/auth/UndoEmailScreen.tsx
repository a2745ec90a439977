import { EmailLinkScreen } from './EmailLinkScreen.tsx';

/** `/undo-email`. */
export function UndoEmailScreen() {
  return <EmailLinkScreen act="undo" />;
}
