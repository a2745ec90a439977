import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Spinner } from '../components/Spinner/index.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { ar } from './messages/ar.ts';
import * as en from './messages/en.ts';
import { es } from './messages/es.ts';

describe('MessagesProvider', () => {
  it.each([
    ['Spanish', es],
    ['Arabic', ar],
    ['English', en],
  ])('[SET-2] gives components their texts in %s', (_language, messages) => {
    const html = renderToString(
      <MessagesProvider messages={messages}>
        <Spinner />
      </MessagesProvider>,
    );
    expect(html).toContain(`aria-label="${messages.Spinner.label}"`);
  });

  it('[SET-2] without a catalogue, components use their built-in English', () => {
    expect(renderToString(<Spinner />)).toContain(`aria-label="${en.Spinner.label}"`);
  });

  it('[SET-2] the nearest provider wins, and one without a catalogue means English', () => {
    const html = renderToString(
      <MessagesProvider messages={es}>
        <MessagesProvider>
          <Spinner />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(html).toContain(`aria-label="${en.Spinner.label}"`);
  });
});
