/** A story as Storybook's manager knows it. */
interface StorySeen {
  readonly id: string;
  /** 'story' or 'docs'. */
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly initialArgs?: Readonly<Record<string, unknown>>;
}

/** The context of a fault report. */
export interface Seen {
  /** undefined if no story is chosen. */
  readonly story: StorySeen | undefined;
  /** The address of Storybook, with the story and the toolbar's values. */
  readonly address: string;
  /** The toolbar's choices, by their names. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Width and height of the page with the story, in px. */
  readonly size: readonly [number, number];
  /** The version of Keel, with the commit if it is known. */
  readonly version: string;
  readonly browser: string;
}

const CHOICES = ['theme', 'locale', 'direction', 'motion', 'brand', 'answers'];

/** Args that may contain something typed that nobody else should read. */
const SECRET = /pass|phrase|seed|secret|token|code|key|pin\b/i;

/**
 * A text to paste into an issue or a message: where the fault is seen, with which settings, and what is to be filled
 * in.
 */
export function faultReport({ story, address, globals, size, version, browser }: Seen): string {
  return [
    `Story: ${story === undefined ? 'none' : `${story.title}, ${story.name} (${story.id})`}`,
    `Link: ${linkTo(story, address)}`,
    `Args: ${list(changedArgs(story)) || 'as in the story'}`,
    `Toolbar: ${list(CHOICES.flatMap((name) => (typeof globals[name] === 'string' ? [[name, globals[name]]] : [])))}`,
    `Viewport: ${size.join(' × ')} px${namedViewport(globals['viewport'])}`,
    `Version: ${version}`,
    `Browser: ${browser}`,
    '',
    'What I see:',
    'What I expect:',
    '',
  ].join('\n');
}

type Entry = readonly [name: string, value: string];

const list = (entries: readonly Entry[]) => entries.map(([name, value]) => `${name} ${value}`).join(', ');

/** The args that were changed in the panel, as text; without secrets and values that are not plain text. */
function changedArgs(story: StorySeen | undefined): readonly Entry[] {
  return Object.entries(story?.args ?? {}).flatMap(([name, value]) => {
    if (value === story?.initialArgs?.[name] || value === null) return [];
    if (SECRET.test(name)) return [[name, '(left out)'] as const];
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? [[name, String(value)] as const] : [];
  });
}

/** The address of this story with the toolbar's values and the changed args, and nothing else from the address bar. */
function linkTo(story: StorySeen | undefined, address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const args = searchParams
    .get('args')
    ?.split(';')
    .filter((arg) => !SECRET.test(arg.split(':')[0] ?? ''))
    .join(';');
  const globals = searchParams.get('globals');
  const query = [
    ...(story === undefined ? [] : [`path=/${story.type === 'docs' ? 'docs' : 'story'}/${story.id}`]),
    ...(args ? [`args=${encode(args)}`] : []),
    ...(globals ? [`globals=${encode(globals)}`] : []),
  ];
  return `${origin}${pathname}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Escapes a value for an address, in which ':' and ';' may stay. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%3B', ';');

function namedViewport(viewport: unknown): string {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  return typeof name === 'string' ? ` (${name})` : '';
}
