import { describe, expect, it } from 'vitest';
import { matchesCommand } from './matchesCommand.ts';

describe('matchesCommand', () => {
  const command = { label: 'Envío de dinero', keywords: 'transfer send' };

  it.each(['', '  ', 'envio', 'ENVÍO', 'dinero envío', 'send', 'din  tran'])('finds it by %j', (typed) => {
    expect(matchesCommand(command, typed)).toBe(true);
  });

  it.each(['envíos', 'dinero receive', 'x'])('does not find it by %j', (typed) => {
    expect(matchesCommand(command, typed)).toBe(false);
  });

  it('finds a command without keywords by its label', () => {
    expect(matchesCommand({ label: 'المحفظة' }, 'محفظة')).toBe(true);
    expect(matchesCommand({ label: 'المحفظة' }, 'undefined')).toBe(false);
  });
});
