import type { Brand } from './brand.ts';
import type { Mail } from './Mailer.ts';

/** The content of a mail, without layout. Any part may contain user input, since everything is escaped. */
export interface MailContent {
  /** Receives the name of the brand. */
  readonly subject: (name: string) => string;
  /** Paragraphs; receives the name of the brand. */
  readonly lines: (name: string) => readonly string[];
  /** Digits on a line of their own, so that phones offer to copy them. */
  readonly code?: string;
  /** A button; the text version has its address on a line of its own. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs below the code or the button. */
  readonly after?: (name: string) => readonly string[];
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders a mail as plain text and as HTML in the operator's brand. */
export function renderMail(to: string, brand: Brand, content: MailContent): Mail {
  const before = content.lines(brand.name);
  const after = content.after?.(brand.name) ?? [];
  return {
    to,
    subject: oneLine(content.subject(brand.name)),
    text: plain(content, before, after),
    html: page(brand, content, before, after),
  };
}

function plain({ code, action }: MailContent, before: readonly string[], after: readonly string[]): string {
  const blocks = [
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...after,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Tables and inline styles, because mail programs support little else. */
function page(
  brand: Brand,
  { code, action }: MailContent,
  before: readonly string[],
  after: readonly string[],
): string {
  const body = [
    ...before.map(paragraph),
    ...(code === undefined
      ? []
      : [`<p style="margin:0 0 16px;font:32px/1.5 ui-monospace,monospace;letter-spacing:.3em">${escaped(code)}</p>`]),
    ...(action === undefined ? [] : [button(brand.colour, action)]),
    ...after.map(paragraph),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>',
    `<body style="margin:0;background:#f4f5f4;${FONT};font-size:16px;line-height:1.5;color:#1b1f1d">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff">',
    `<tr><td style="padding:24px 32px;border-top:4px solid ${escaped(brand.colour)}">${mark(brand)}</td></tr>`,
    `<tr><td style="padding:0 32px 24px">${body.join('')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}

function mark({ name, logo }: Brand): string {
  if (logo === null) return `<strong style="font-size:20px">${escaped(name)}</strong>`;
  return `<img src="${escaped(logo)}" alt="${escaped(name)}" height="40" style="display:block;border:0">`;
}

/** A button, with its URL below it for mail programs without buttons and for people who check it first. */
function button(colour: string, { label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:12px 20px;background:${escaped(colour)};color:${inkOn(colour)};text-decoration:none;font-weight:600`;
  return [
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;word-break:break-all;color:#4d5551">${escaped(url)}</p>`,
  ].join('');
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px">${escaped(line)}</p>`;
}

/** White or near black, whichever has the higher contrast on the colour (WCAG 2, relative luminance). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Removes line breaks from a subject. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
