import type { MessageCode, MessageParams } from '@keel/contract';
import type { en as addressBook } from '../app/addressBook/words.ts';
import type { en as frame } from '../app/i18n/frameWords.ts';
import type { en as app } from '../app/i18n/words.ts';
import type { en as entryPanel } from '../app/layout/entryPanelWords.ts';
import type { en as palette } from '../app/palette/words.ts';
import type { en as stepUp } from '../app/session/stepUpWords.ts';
import type { en as auth } from '../features/auth/words.ts';
import type { en as dashboard } from '../features/dashboard/words.ts';
import type { en as deposit } from '../features/deposit/words.ts';
import type { en as notifications } from '../features/notifications/words.ts';
import type { en as pay } from '../features/pay/words.ts';
import type { en as plans } from '../features/plans/words.ts';
import type { en as profile } from '../features/profile/words.ts';
import type { en as push } from '../features/push/words.ts';
import type { en as registeration } from '../features/registeration/words.ts';
import type { en as settings } from '../features/settings/words.ts';
import type { en as statement } from '../features/statement/words.ts';
import type { en as wallet } from '../features/wallet/words.ts';
import type { en as withdraw } from '../features/withdraw/words.ts';
import type { ServerWords } from './ServerWords.ts';
import type { Translated } from './Translated.ts';

/**
 * All texts of the app in one language, by feature (SET-2). English is the reference, in each feature's words.ts; a
 * language that lacks one of its texts does not compile.
 */
export interface Catalogue {
  /** Translates a sentence of a flow. */
  readonly translate: (sentence: string) => string;
  /** Translates an answer of the server by its code; null for a code that is not known. */
  readonly answer: (code: MessageCode, params: MessageParams) => string | null;
  readonly notices: ServerWords['notices'];
  readonly entries: ServerWords['entries'];
  readonly frame: Translated<typeof frame>;
  readonly addressBook: Translated<typeof addressBook>;
  readonly stepUp: Translated<typeof stepUp>;
  readonly app: Translated<typeof app>;
  readonly entryPanel: Translated<typeof entryPanel>;
  readonly auth: Translated<typeof auth>;
  readonly dashboard: Translated<typeof dashboard>;
  readonly deposit: Translated<typeof deposit>;
  readonly palette: Translated<typeof palette>;
  readonly pay: Translated<typeof pay>;
  readonly plans: Translated<typeof plans>;
  readonly statement: Translated<typeof statement>;
  readonly wallet: Translated<typeof wallet>;
  readonly withdraw: Translated<typeof withdraw>;
  readonly notifications: Translated<typeof notifications>;
  readonly profile: Translated<typeof profile>;
  readonly push: Translated<typeof push>;
  readonly registeration: Translated<typeof registeration>;
  readonly settings: Translated<typeof settings>;
}
