import { describe, expect, it } from 'vitest';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { messagesFor } from './messages.ts';

describe('messagesFor', () => {
  it.each([
    ['en-US', en],
    ['es-ES', es],
    ['ar-AE', ar],
    ['ES', es],
  ])('[SET-2] %s has its own catalogue', (locale, catalogue) => {
    expect(messagesFor(locale)).toBe(catalogue);
  });

  it.each(['fr-FR', '', 'constructor'])('answers English for %j', (locale) => {
    expect(messagesFor(locale)).toBe(en);
  });
});
