/** A story as Storybook's frame knows it. */
interface StorySeen {
  readonly id: string;
  /** 'story' or 'docs'. */
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly initialArgs?: Readonly<Record<string, unknown>>;
}

/** What somebody who reports a fault looks at. */
export interface Seen {
  /** Nothing where no story is chosen. */
  readonly story: StorySeen | undefined;
  /** Where Storybook is, with what its address holds of the story and the toolbar. */
  readonly address: string;
  /** The toolbar's choices, by their names. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Width and height of the page with the story, in px. */
  readonly size: readonly [number, number];
  /** Of Keel, with the commit where it is known. */
  readonly version: string;
  readonly browser: string;
}

const CHOICES = ['theme', 'locale', 'direction', 'motion', 'brand'];

/** Args that may hold what somebody typed and nobody else may read. */
const SECRET = /pass|phrase|seed|secret|token|code|key|pin\b/i;

/** A text to paste into an issue or a message: where the fault is seen, under which choices, and what is to be filled in. */
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

/** The args that were changed in the panel, as text; neither secrets nor what is not plain text. */
function changedArgs(story: StorySeen | undefined): readonly Entry[] {
  return Object.entries(story?.args ?? {}).flatMap(([name, value]) => {
    if (value === story?.initialArgs?.[name] || value === null) return [];
    if (SECRET.test(name)) return [[name, '(left out)'] as const];
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? [[name, String(value)] as const] : [];
  });
}

/** The address of this story with the toolbar's choices and the changed args, and nothing else that stands in the address bar. */
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

/** For an address, where ':' and ';' may stay as they are. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%3B', ';');

function namedViewport(viewport: unknown): string {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  return typeof name === 'string' ? ` (${name})` : '';
}
