/**
 * What a person does on a page of the app: finds elements by their role and label, and presses or fills them in. Each function
 * waits until the element is there, and rejects with a sentence when it does not appear.
 */
import { userEvent, waitFor, within } from 'storybook/test';

/** The time that a page or the backend gets on a slow machine, in ms. */
const PATIENCE_MS = 30_000;

type Name = string | RegExp;
type Role = 'alertdialog' | 'button' | 'combobox' | 'heading' | 'option' | 'radio' | 'table';

const page = () => within(document.body);

/** Repeats `look` until it returns something. `missing` is the sentence for the case that it never does. */
async function waitUntil<Found>(missing: string, look: () => Found | undefined | false): Promise<Found> {
  return waitFor(
    () => {
      const found = look();
      if (found === undefined || found === false) throw new Error(missing);
      return found;
    },
    { timeout: PATIENCE_MS, onTimeout: () => new Error(missing) },
  );
}

/** Waits for an element with this role and name; returns the first. */
export function find(role: Role, name: Name): Promise<HTMLElement> {
  return waitUntil(`The page has no ${role} with the name “${textOf(name)}”.`, () => {
    const [first] = page().queryAllByRole(role, { name });
    return first;
  });
}

/** Presses a button, or chooses an option, once it is enabled. */
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
export async function seeValue(label: string, text: string): Promise<void> {
  const field = await findField(label);
  await waitUntil(`The field “${label}” does not contain “${text}”.`, () => field.value === text);
}

function findField(label: string): Promise<HTMLInputElement> {
  return waitUntil(`The page has no field “${label}”.`, () => {
    const [field] = page().queryAllByLabelText<HTMLInputElement>(label, { selector: 'input' });
    return field;
  });
}

/** Waits until a radio button is chosen. */
export async function seeChosen(name: Name): Promise<void> {
  await waitUntil(`“${textOf(name)}” is not chosen.`, () =>
    page()
      .queryAllByRole<HTMLInputElement>('radio', { name })
      .some(({ checked }) => checked),
  );
}

/** Chooses an option of a field that searches while one types. */
export async function chooseOption(label: string, typed: string, option: string): Promise<void> {
  const field = await find('combobox', label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await press('option', option);
}

/** Gives a file to the form of the page. */
export async function attach(file: File): Promise<void> {
  const input = await waitUntil(
    'The page has no field for a file.',
    () => document.querySelector<HTMLInputElement>('main input[type=file]') ?? undefined,
  );
  await userEvent.upload(input, file);
}

/**
 * Follows a link to a page of the app: that of the page's content or of its navigation, which a narrow window has in a menu.
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

/** Reads the message over the page and closes it. */
export async function closeMessage(): Promise<void> {
  const message = await find('alertdialog', 'Message');
  await userEvent.click(within(message).getByRole('button', { name: 'Got it!' }));
  await waitUntil('The message stays open.', () => !message.isConnected);
}

/** Waits until this text is on the page. */
export async function see(text: string): Promise<void> {
  await waitUntil(`The page does not say “${text}”.`, () => document.body.textContent.includes(text));
}

/** Waits until this text is not on the page. */
export async function seeGone(text: string): Promise<void> {
  await waitUntil(`The page still says “${text}”.`, () => !document.body.textContent.includes(text));
}

/** Waits until the newest row of a table contains these texts. */
export async function seeInFirstRow(table: string, ...texts: readonly string[]): Promise<void> {
  await find('table', table);
  await waitUntil(`The newest row of “${table}” does not contain ${texts.join(' and ')}.`, () => {
    const [rows] = page()
      .queryAllByRole('table', { name: table })
      .map((each) => within(each).queryAllByRole('row'));
    const content = rows?.[1]?.textContent ?? '';
    return texts.every((text) => content.includes(text));
  });
}

function textOf(name: Name): string {
  return typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/g, '');
}
