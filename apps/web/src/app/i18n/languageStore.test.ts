import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../stories/memoryStore.ts';
import { ar } from '../../words/ar.ts';
import { es } from '../../words/es.ts';
import { createLanguageStore } from './languageStore.ts';

describe('createLanguageStore', () => {
  it("[SET-2] starts in English and switches to the reader's language until one is chosen", async () => {
    const current = createLanguageStore(createMemoryStore(), ['es-MX', 'en']);
    expect(current.get()).toMatchObject({ language: 'en', words: null });
    await current.restore();
    expect(current.get()).toMatchObject({ language: 'es', locale: 'es-MX', words: es });
  });

  it('[SET-2] notifies its listeners of a choice immediately and restores it on the next visit', async () => {
    const store = createMemoryStore();
    const current = createLanguageStore(store, ['en-GB']);
    const languages: string[] = [];
    current.subscribe(() => languages.push(current.get().language));
    await current.choose('ar');
    expect(languages).toEqual(['ar']);
    const next = createLanguageStore(store, ['en-GB']);
    await next.restore();
    expect(next.get()).toMatchObject({ language: 'ar', locale: 'ar-AE-u-nu-latn', words: ar });
  });
});
