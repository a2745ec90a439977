import { ar } from '@keel/ui/messages/ar';
import { es } from '@keel/ui/messages/es';
import { describe, expect, it } from 'vitest';
import { loadComponentMessages } from './componentMessages.ts';

describe('loadComponentMessages', () => {
  it.each([
    ['es-ES', es],
    ['ar-AE', ar],
    ['en-GB', undefined],
    ['fr-FR', undefined],
  ])('[SET-2] loads the messages of %s', async (locale, messages) => {
    expect(await loadComponentMessages(locale)).toBe(messages);
  });
});
