import { COMMANDS, type CommandName } from '@keel/backend/operator/commands.ts';
import { usage } from './readArguments.ts';

/** The help for all commands, or for those that begin with `topic`. */
export function help(topic: string): string {
  const names = Object.keys(COMMANDS) as CommandName[];
  const found = names.filter((name) => name.startsWith(topic));
  const shown = (found.length > 0 ? found : names).map((name) => `${usage(name)}\n      ${COMMANDS[name].summary}`);
  return [
    'npm run -s operator -- [--actor NAME] [--json] [--yes] COMMAND',
    '',
    ...shown,
    '',
    'WHO is an e-mail or an id. --actor names who acts; without it, the user of this system. --yes confirms what cannot',
    'be undone. DATA_DIR says which server: the same as that server was started with.',
    '',
  ].join('\n');
}
