/** One line of what is printed. */
export interface PrintedRow {
  readonly term: string;
  readonly value: string;
}

/** Prints a title and details on a page of their own, without the app around them. */
export function printRows(title: string, rows: readonly PrintedRow[]): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset-inline-start:-9999px;inline-size:1px;block-size:1px;border:0';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const page = frame.contentWindow;
  if (page === null) return;
  fill(page.document, title, rows);
  page.addEventListener('afterprint', () => frame.remove(), { once: true });
  page.focus();
  page.print();
}

function fill(page: Document, title: string, rows: readonly PrintedRow[]): void {
  page.title = title;
  page.body.style.cssText = 'font:16px/1.5 system-ui,sans-serif;margin:48px';
  const list = page.createElement('dl');
  list.style.cssText = 'display:grid;grid-template-columns:max-content 1fr;gap:8px 32px;margin:0';
  list.append(...rows.flatMap(({ term, value }) => [element(page, 'dt', term), element(page, 'dd', value)]));
  page.body.replaceChildren(element(page, 'h1', title), list);
}

function element(page: Document, name: 'h1' | 'dt' | 'dd', text: string): HTMLElement {
  const created = page.createElement(name);
  created.textContent = text;
  if (name === 'dd') created.style.margin = '0';
  return created;
}
