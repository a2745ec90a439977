import { renderMail } from '@keel/backend/mail/renderMail.ts';
import { describe, expect, it } from 'vitest';

const brand = { name: 'Keel', colour: '#0b5c4a', logo: null };
const hostile = `<img src=x onerror=alert(1)> & "Ines" 'Duarte'`;

describe('a mail in the brand of the operator', () => {
  it('[OPS-3] has the same contents as text and as HTML, with code and address on lines of their own', () => {
    const content = {
      subject: (name: string) => `Hello from ${name}`,
      lines: () => ['First.'],
      code: '0417',
      action: { label: 'Open', url: 'https://invest.example.org/a#b' },
      after: () => ['Last.'],
    };
    const mail = renderMail('ines@example.org', brand, content);
    expect(mail).toMatchObject({ to: 'ines@example.org', subject: 'Hello from Keel' });
    expect(mail.text).toBe('First.\n\n0417\n\nOpen:\nhttps://invest.example.org/a#b\n\nLast.\n');
    for (const part of ['First.', '0417', '>Open</a>', 'href="https://invest.example.org/a#b"', 'Last.', '<strong'])
      expect(mail.html).toContain(part);
  });

  it('[OPS-3] user input is never markup, and a subject is one line', () => {
    const content = {
      subject: (name: string) => `${name}\r\nBcc: all@example.org`,
      lines: (name: string) => [name, hostile],
      action: { label: hostile, url: `https://invest.example.org/"${hostile}` },
    };
    const mail = renderMail(
      'ines@example.org',
      { ...brand, name: hostile, logo: `https://x.org/"${hostile}` },
      content,
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html.match(/<img /g)).toHaveLength(1);
    expect(mail.html).not.toContain('""');
  });

  it.each([
    ['#ffffff', '#000000'],
    ['#ffcc00', '#000000'],
    ['#0b5c4a', '#ffffff'],
    ['#000000', '#ffffff'],
  ])('[OPS-3] a button of %s has its label in %s', (colour, ink) => {
    const content = { subject: () => 'x', lines: () => [], action: { label: 'Open', url: 'https://x.org' } };
    expect(renderMail('a@x.org', { ...brand, colour }, content).html).toContain(`background:${colour};color:${ink}`);
  });
});
