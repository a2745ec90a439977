import { COMMANDS, type CommandName } from './commands.ts';
import { ROLES, type Role } from './roles.ts';

/** The first word of a command. */
type Group<Name extends CommandName = CommandName> = Name extends `${infer First} ${string}` ? First : Name;

/** Who, beside an admin, may change things with the commands of a group. A new group does not compile until it is named here. */
const CHANGED_BY: Readonly<Record<Group, Exclude<Role, 'viewer'>>> = {
  deposits: 'treasurer',
  withdrawals: 'treasurer',
  orders: 'treasurer',
  desk: 'treasurer',
  books: 'treasurer',
  report: 'treasurer',
  investments: 'treasurer',
  kyc: 'support',
  users: 'support',
  trades: 'support',
  handlers: 'support',
  notify: 'support',
  plans: 'admin',
  settings: 'admin',
  operators: 'admin',
  keys: 'admin',
  audit: 'admin',
  ledger: 'admin',
  migrate: 'admin',
  backup: 'admin',
  restore: 'admin',
};

/** Commands that read what not everybody with a key should see: a whole database, and images of identity papers. */
const CONFIDENTIAL: ReadonlySet<CommandName> = new Set(['backup', 'kyc show'] as const);

/** The roles that may say a command, the least of them first. */
export function rolesFor(command: CommandName): readonly Role[] {
  if (COMMANDS[command].effect === 'reads' && !CONFIDENTIAL.has(command)) return ROLES;
  const role = CHANGED_BY[command.split(' ')[0] as Group];
  return role === 'admin' ? ['admin'] : [role, 'admin'];
}
