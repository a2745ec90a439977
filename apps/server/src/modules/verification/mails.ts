import type { Mail } from '../../mail/Mailer.ts';
import { CODE_MINUTES } from './rules.ts';

/** The mail that brings the four digits (VERIFY-4). The digits stand alone on a line, so that phones offer them. */
export function codeMail(to: string, code: string): Mail {
  const text = [
    'Your code for Keel is',
    '',
    code,
    '',
    `It works once, for ${CODE_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
    'Nobody from Keel will ever ask you for it.',
  ];
  return { to, subject: 'Your code for Keel', text: `${text.join('\n')}\n`, html: page(text, code) };
}

/** Goes to who signs up again, where the answer to the caller must not tell that the account exists. */
export function accountExistsMail(to: string): Mail {
  const text = [
    'Somebody, perhaps you, asked for a new account at Keel with this e-mail.',
    'You have one already: please log in with your password.',
    'If it was not you, you can ignore this mail.',
  ];
  return { to, subject: 'You have an account at Keel', text: `${text.join('\n')}\n`, html: page(text) };
}

/** All lines are ours: nothing a person typed goes into the markup. */
function page(lines: readonly string[], strong?: string): string {
  const style = 'font:32px/1.5 ui-monospace,monospace;letter-spacing:.3em';
  const body = lines
    .filter((line) => line !== '')
    .map((line) => (line === strong ? `<p style="${style}">${line}</p>` : `<p>${line}</p>`));
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif">${body.join('')}</body></html>`;
}
