import { COMMANDS, type CommandName } from './commands.ts';
import { ROLES, type Role } from './roles.ts';

/** The first word of a command. */
type Group<Name extends CommandName = CommandName> = Name extends `${infer First} ${string}` ? First : Name;

/**
 * The role that may use the changing commands of a group, besides an admin. It does not compile if a group is missing.
 */
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

/** Reading commands that need the role of a changing command: they export the database, or show identity images. */
const CONFIDENTIAL: ReadonlySet<CommandName> = new Set(['backup', 'kyc show'] as const);

/** The roles that may use a command, the least privileged first. */
export function rolesFor(command: CommandName): readonly Role[] {
  if (COMMANDS[command].effect === 'reads' && !CONFIDENTIAL.has(command)) return ROLES;
  const role = CHANGED_BY[command.split(' ')[0] as Group];
  return role === 'admin' ? ['admin'] : [role, 'admin'];
}
