import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../stories/memoryStore.ts';
import { ar } from '../../words/ar.ts';
import { es } from '../../words/es.ts';
import { createSpeech } from './speech.ts';

describe('createSpeech', () => {
  it('[SET-2] speaks the reader’s language until one is chosen, and English before anything is loaded', async () => {
    const speech = createSpeech(createMemoryStore(), ['es-MX', 'en']);
    expect(speech.get()).toMatchObject({ language: 'en', words: null });
    await speech.restore();
    expect(speech.get()).toMatchObject({ language: 'es', locale: 'es-MX', words: es });
  });

  it('[SET-2] tells at once of another choice and keeps it for the next visit', async () => {
    const store = createMemoryStore();
    const speech = createSpeech(store, ['en-GB']);
    const heard: string[] = [];
    speech.subscribe(() => heard.push(speech.get().language));
    await speech.choose('ar');
    expect(heard).toEqual(['ar']);
    const next = createSpeech(store, ['en-GB']);
    await next.restore();
    expect(next.get()).toMatchObject({ language: 'ar', locale: 'ar-AE-u-nu-latn', words: ar });
  });
});
