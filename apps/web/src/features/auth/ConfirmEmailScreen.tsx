import { EmailLinkScreen } from './EmailLinkScreen.tsx';

/** `/confirm-email`. */
export function ConfirmEmailScreen() {
  return <EmailLinkScreen act="confirm" />;
}
