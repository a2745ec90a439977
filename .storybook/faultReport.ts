/** What somebody who reports a fault looks at. */
export interface Seen {
  /** As in the sidebar: 'Flows/Login, Refused'. */
  readonly story: string;
  /** Of Storybook as it is in the browser, with story and toolbar. */
  readonly address: string;
  /** The toolbar's choices, by their names. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly browser: string;
}

const CHOICES = ['theme', 'locale', 'direction', 'motion', 'brand'];

/** A text to paste into an issue or a message: where the fault is seen, under which choices, and what is to be filled in. */
export function faultReport({ story, address, globals, browser }: Seen): string {
  const choices = CHOICES.flatMap((name) => {
    const choice = globals[name];
    return typeof choice === 'string' ? [`${name} ${choice}`] : [];
  });
  return [
    `Story: ${story}`,
    `Link: ${address}`,
    `Toolbar: ${choices.join(', ')}`,
    `Browser: ${browser}`,
    '',
    'What I see:',
    'What I expect:',
    '',
  ].join('\n');
}
