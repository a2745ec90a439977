import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { vars } from '../tokens/contract.css.ts';

const files = Object.keys(
  import.meta.glob(['../components/*/*.{ts,tsx,mdx}', '../finance/*/*.{ts,tsx,mdx}', '!../**/*.test.{ts,tsx}']),
);
// Read as text: the styles plugin would return the compiled form of a .css.ts.
const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const TEXT_FROM_CHILDREN = 'it has no words: its children bring them, and Narrow or Wraps shows them in little room';
const NO_TEXT = 'it has no words';

/** Components without a certain story, and why. */
const WITHOUT_LONG_TEXT: Readonly<Record<string, string>> = {
  Divider: NO_TEXT,
  Icon: NO_TEXT,
  Grid: TEXT_FROM_CHILDREN,
  Inline: TEXT_FROM_CHILDREN,
  Stack: TEXT_FROM_CHILDREN,
};

/** Names of stories that only test and are not for looking at. */
const ONLY_TESTS = new Set(['Impossible', 'BadInput', 'Keyboard', 'ByKeyboard', 'Controlled', 'Escape']);

const SECTIONS = ['When to use something else', 'Anatomy', "Do and don't", 'Keyboard', 'Accessibility', 'Content'];

/** Sections that are tables, with a two-line head. */
const TABLES = new Set(['When to use something else', "Do and don't", 'Keyboard']);

/** Attributes whose text people read or hear. */
const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
]);

/** A market symbol, the same in every language. */
const SYMBOLS = new Set(['BTC']);

const tokens = new Set(JSON.stringify(vars).match(/--ui-[\w-]+/g));

const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))];
const componentNames = new Set(folders.map((folder) => folder.split('/').at(-2)));

describe.each(folders)('%s', (folder) => {
  const name = folder.split('/').at(-2) ?? '';
  const sourceFiles = files.filter((file) => file.startsWith(folder) && !file.endsWith('.stories.tsx'));
  const stories = exportedStories(textOf(`${folder}${name}.stories.tsx`));
  const page = textOf(`${folder}${name}.mdx`);

  it('has a picture of its story Matrix, and one of its list if it opens one', () => {
    const withPictures = stories.filter(({ text }) => /\btags: \['vrt'\]/.test(text)).map((story) => story.name);
    expect(withPictures.filter((story) => story !== 'Open')).toEqual(['Matrix']);
  });

  it('has the required stories', () => {
    const names = stories.map((story) => story.name);
    const needed = ['Default', 'RightToLeft', ...(name in WITHOUT_LONG_TEXT ? [] : ['LongText'])];
    expect(names).toEqual(expect.arrayContaining(needed));
  });

  it('[STUDIO-6] keeps test-only stories out of the sidebar (U-17)', () => {
    const shown = stories
      .filter(({ text }) => !text.includes("tags: ['!dev', '!autodocs']"))
      .map((story) => story.name);
    expect(shown.filter((story) => ONLY_TESTS.has(story))).toEqual([]);
  });

  it('has a docs page with every section and its props', () => {
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.filter((heading) => SECTIONS.includes(heading ?? ''))).toEqual(SECTIONS);
    expect(page).toMatch(/<(Controls|ArgTypes) of=\{stories\.Default\} \/>/);
    // Overlays are shown open.
    expect(page).toMatch(/<Canvas of=\{stories\.(Default|Open)\} \/>/);
  });

  it('states its purpose on the docs page, and leaves no section empty', () => {
    expect(page).toMatch(/^# .+\n\n\p{Lu}[^\n]+/mu);
    const texts = page.split(/^## /m).slice(1);
    expect(texts.filter((text) => text.split('\n').slice(1).join('').trim() === '')).toEqual([]);
    const rows = SECTIONS.filter((section) => TABLES.has(section)).map(
      (section) => texts.find((text) => text.startsWith(`${section}\n`))?.match(/^\|/gm)?.length,
    );
    expect(rows.filter((count = 0) => count < 3)).toEqual([]);
  });

  it('links to another component of ours', () => {
    const [, alternatives = ''] = page.split('## When to use something else\n');
    const [table = ''] = alternatives.split('\n## ');
    const named = table.match(/\b[A-Z]\w+/g) ?? [];
    expect(named.filter((word) => word !== name && componentNames.has(word))).not.toEqual([]);
  });

  it('shows on its docs page only stories that exist', () => {
    const shown = [...page.matchAll(/stories\.([A-Z]\w+)/g)].map(([, story]) => story);
    expect(stories.map((story) => story.name)).toEqual(expect.arrayContaining([...new Set(shown)]));
  });

  it('contains no text outside the catalogues', () => {
    expect(
      sourceFiles
        .filter((path) => path.endsWith('.tsx'))
        .flatMap(literals)
        .filter((word) => !SYMBOLS.has(word)),
    ).toEqual([]);
  });

  it('imports from React Aria by name and does not check the motion preference itself', () => {
    const code = sourceFiles.filter((path) => !path.endsWith('.mdx'));
    expect(code.filter((path) => /&\[data-|prefers-reduced-motion/.test(textOf(path)))).toEqual([]);
  });

  it('takes colours only from existing tokens', () => {
    const styles = sourceFiles.filter((path) => path.endsWith('.css.ts')).map(textOf);
    const named = files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => textOf(file).match(/--ui-[\w-]+/g) ?? []);
    expect(named.filter((token) => !tokens.has(token))).toEqual([]);
    expect(styles.flatMap((text) => text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? [])).toEqual([]);
  });
});

/** The exported constants of a file of stories except the meta, with their text. */
function exportedStories(source: string) {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map((declaration) => ({ name: declaration.name.getText(), text: declaration.getText() }));
}

/** Text between tags and in attributes that people read or hear. */
function literals(path: string): string[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && /\p{Letter}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value) && /\p{Letter}/u.test(value.text)) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
