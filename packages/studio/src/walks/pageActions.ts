/**
 * The actions of a user on a page of the app: they find elements by role and label, and press them or fill them in. Each function
 * waits until the element exists, and rejects with a sentence if it does not appear.
 */
import { userEvent, waitFor, within } from 'storybook/test';

/** How long to wait for a page or the backend on a slow machine, in ms. */
const TIMEOUT_MS = 30_000;

type Name = string | RegExp;
type Role = 'alertdialog' | 'button' | 'combobox' | 'heading' | 'option' | 'radio' | 'table';

const page = () => within(document.body);

/** Calls `look` until it returns something. `missing` is the message of the error if it never does. */
async function waitUntil<Found>(missing: string, look: () => Found | undefined | false): Promise<Found> {
  return waitFor(
    () => {
      const found = look();
      if (found === undefined || found === false) throw new Error(missing);
      return found;
    },
    { timeout: TIMEOUT_MS, onTimeout: () => new Error(missing) },
  );
}

/** Waits for an element with this role and name; returns the first. */
export function find(role: Role, name: Name): Promise<HTMLElement> {
  return waitUntil(`The page has no ${role} with the name “${textOf(name)}”.`, () => {
    const [first] = page().queryAllByRole(role, { name });
    return first;
  });
}

/** Presses a button, or selects an option, once it is enabled. */
export async function press(role: Role, name: Name): Promise<void> {
  await find(role, name);
  const element = await waitUntil(`The ${role} “${textOf(name)}” is disabled.`, () =>
    page()
      .queryAllByRole(role, { name })
      .find((each) => !each.matches(':disabled, [aria-disabled="true"]')),
  );
  await userEvent.click(element);
}

/** Replaces the text of a field. */
export async function fill(label: string, text: string): Promise<void> {
  const field = await findField(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits until a field contains this text. */
export async function waitForValue(label: string, text: string): Promise<void> {
  const field = await findField(label);
  await waitUntil(`The field “${label}” does not contain “${text}”.`, () => field.value === text);
}

function findField(label: string): Promise<HTMLInputElement> {
  return waitUntil(`The page has no field “${label}”.`, () => {
    const [field] = page().queryAllByLabelText<HTMLInputElement>(label, { selector: 'input' });
    return field;
  });
}

/** Waits until a radio button is selected. */
export async function waitForSelected(name: Name): Promise<void> {
  await waitUntil(`“${textOf(name)}” is not selected.`, () =>
    page()
      .queryAllByRole<HTMLInputElement>('radio', { name })
      .some(({ checked }) => checked),
  );
}

/** Selects an option of a field that filters its options by the typed text. */
export async function selectOption(label: string, typed: string, option: string): Promise<void> {
  const field = await find('combobox', label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await press('option', option);
}

/** Adds a file to the form of the page. */
export async function attach(file: File): Promise<void> {
  const input = await waitUntil(
    'The page has no field for a file.',
    () => document.querySelector<HTMLInputElement>('main input[type=file]') ?? undefined,
  );
  await userEvent.upload(input, file);
}

/**
 * Follows a link to a page of the app, in the page's content or in its navigation, which is in a menu in a narrow window.
 * A page can have several paths.
 */
export async function go(...paths: readonly [string, ...string[]]): Promise<void> {
  const link = `:is(${paths.map((path) => `a[href="${path}"]`).join(', ')})`;
  const opener = await waitUntil(
    `The page has no link to ${paths[0]}.`,
    () => findShown(`:is(main, nav) ${link}`) ?? findShown('header button[aria-haspopup=dialog]'),
  );
  await userEvent.click(opener);
  if (opener.matches('a')) return;
  await userEvent.click(
    await waitUntil(`The menu has no link to ${paths[0]}.`, () => findShown(`[role=dialog] ${link}`)),
  );
}

function findShown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Closes the message dialog. */
export async function closeMessage(): Promise<void> {
  const message = await find('alertdialog', 'Message');
  await userEvent.click(within(message).getByRole('button', { name: 'Got it!' }));
  await waitUntil('The message stays open.', () => !message.isConnected);
}

/** Waits until the page contains this text. */
export async function waitForText(text: string): Promise<void> {
  await waitUntil(`The page does not contain “${text}”.`, () => document.body.textContent.includes(text));
}

/** Waits until the page does not contain this text. */
export async function waitUntilGone(text: string): Promise<void> {
  await waitUntil(`The page still contains “${text}”.`, () => !document.body.textContent.includes(text));
}

/** Waits until the newest row of a table contains these texts. */
export async function waitForFirstRow(table: string, ...texts: readonly string[]): Promise<void> {
  await find('table', table);
  await waitUntil(`The newest row of “${table}” does not contain ${texts.join(' and ')}.`, () => {
    const [rows] = page()
      .queryAllByRole('table', { name: table })
      .map((each) =>
        within(each)
          .queryAllByRole('row')
          .filter((row) => within(row).queryAllByRole('cell').length > 0),
      );
    const content = rows?.[0]?.textContent ?? '';
    return texts.every((text) => content.includes(text));
  });
}

function textOf(name: Name): string {
  return typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/g, '');
}
