import type { Letter } from '../../mail/letter.ts';
import { RESET_MINUTES } from './rules.ts';

/** Brings the link that sets a new password (AUTH-1). */
export function resetLetter(url: string): Letter {
  return {
    subject: (name) => `Set a new password for ${name}`,
    lines: (name) => [`Somebody, hopefully you, asked to set a new password for your account at ${name}.`],
    action: { label: 'Set a new password', url },
    after: () => [
      `The link works once, for ${RESET_MINUTES} minutes.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  };
}
