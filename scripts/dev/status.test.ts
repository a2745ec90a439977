import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { nextStatus, STARTING, type StatusEvent, statusLines } from './status.ts';

const after = (...events: readonly StatusEvent[]) => events.reduce(nextStatus, STARTING);
const line = (text: string, isHighlighted = false): StatusEvent => ({ type: 'line', text, isHighlighted });

it('is ready when it responds, and failed when it exits', () => {
  expect(after({ type: 'answered' }).state).toBe('ready');
  expect(after({ type: 'answered' }, { type: 'ended' }).state).toBe('failed');
});

it('follows a watched program that exits and restarts', () => {
  const died = after({ type: 'answered' }, line('SyntaxError: x'), line("Failed running 'src/main.ts'"));
  expect(died.state).toBe('failed');
  expect(nextStatus(died, { type: 'answered' }).state).toBe('failed');
  expect(nextStatus(died, line("Restarting 'src/main.ts'"))).toEqual(STARTING);
});

it('keeps only the last lines', () => {
  const status = after(...Array.from({ length: 20 }, (_, index) => line(String(index))));
  expect(status.recent).toEqual(['14', '15', '16', '17', '18', '19']);
});

it('shows address and output when ready, and the last output when failed', () => {
  const service = { name: 'backend', command: ['node'], folder: '.', url: 'http://localhost:3000', probe: '' } as const;
  const ready = after(line('Listening'), line('Demo investor: a@b.example', true), { type: 'answered' });
  const plain = (status: typeof ready) => statusLines(service, status).map(stripVTControlCharacters);
  expect(plain(ready)).toEqual(['✓ backend    http://localhost:3000', '    Demo investor: a@b.example']);
  expect(plain(nextStatus(ready, { type: 'ended' }))).toEqual([
    '✗ backend    failed',
    '    Listening',
    '    Demo investor: a@b.example',
  ]);
});
