import { Unstyled } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { text } from '../styles/typography.ts';
import { vars } from '../tokens/contract.css.ts';
import { THEME_NAMES } from '../tokens/theme.ts';
import { entriesOf, searched, type TokenEntry, type TokenGroupName } from './tokenReference.ts';

/** The tokens of some groups with name, CSS variable, value in each theme, use and contrast, below a search field. */
export function TokenReference({ groups }: { groups: readonly TokenGroupName[] }) {
  const [search, setSearch] = useState('');
  const entries = entriesOf(groups);
  const matches = searched(entries, search);
  return (
    <Unstyled>
      <div style={styles.page}>
        <SearchField label="Search tokens" value={search} onChange={setSearch} />
        <output style={styles.muted}>
          {matches.length === entries.length
            ? `${entries.length} tokens`
            : `${matches.length} of ${entries.length} tokens${matches.length === 0 ? '. Search by name, variable, value or use.' : ''}`}
        </output>
        <ul style={styles.list}>
          {matches.map((entry) => (
            <Token key={entry.name} entry={entry} />
          ))}
        </ul>
      </div>
    </Unstyled>
  );
}

function Token({ entry: { name, variable, values, use, contrast } }: { entry: TokenEntry }) {
  return (
    <li style={styles.token}>
      <div style={styles.what}>
        <strong style={styles.name}>{name}</strong>
        <span style={styles.line}>
          <code style={styles.code}>{variable}</code>
          <CopyButton text={variable} label={`Copy ${variable}`} appearance="ghost" size="sm" isIconOnly />
        </span>
        <span>{use}</span>
        {contrast !== undefined && <span style={styles.muted}>{contrast}</span>}
      </div>
      <div style={styles.values}>
        {typeof values === 'string' ? (
          <Value value={values} sample={sampleOf(name, values)} />
        ) : (
          THEME_NAMES.map((theme) => (
            <Value key={theme} theme={theme} value={values[theme]} sample={sampleOf(name, values[theme])} />
          ))
        )}
      </div>
    </li>
  );
}

function Value({ theme, value, sample }: { theme?: string; value: string; sample: ReactNode }) {
  return (
    <span style={styles.line}>
      {/* A colour or shadow of the other theme is shown on that theme's own surface. */}
      <span data-theme={theme} style={styles.sample} aria-hidden="true">
        {sample}
      </span>
      <span style={styles.what}>
        {theme !== undefined && <span style={styles.muted}>{theme}</span>}
        <code style={styles.code}>{value}</code>
      </span>
    </span>
  );
}

function sampleOf(name: string, value: string): ReactNode {
  const [group = '', part = ''] = name.split('.');
  if (group === 'color') return <span style={{ ...styles.swatch, background: value }} />;
  if (group === 'shadow') return <span style={{ ...styles.box, boxShadow: value }} />;
  if (group === 'radius') return <span style={{ ...styles.box, borderStartStartRadius: value, borderWidth: 2 }} />;
  if (group === 'text') return <span style={text(part as keyof typeof vars.text)}>Ag</span>;
  if (group === 'space') return <span style={{ ...styles.bar, inlineSize: value }} />;
  if (part === 'ease') return <Curve value={value} />;
  return null;
}

/** A timing function, drawn from the start at the lower left to the end at the upper right. */
function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const path = `M2 38C${2 + x1 * 36} ${38 - y1 * 36} ${2 + x2 * 36} ${38 - y2 * 36} 38 2`;
  return (
    <svg viewBox="0 0 40 40" width="40" height="40">
      <path d={path} fill="none" stroke={vars.color.accent.solid} strokeWidth="2" />
    </svg>
  );
}

const border = `1px solid ${vars.color.border.subtle}`;

const styles = {
  page: { display: 'grid', gap: 12, color: vars.color.text.default, ...text('bodySm') },
  muted: { margin: 0, color: vars.color.text.muted },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  token: { display: 'flex', flexWrap: 'wrap', gap: 16, paddingBlock: 16, borderBlockStart: border },
  what: { display: 'grid', gap: 2, flex: '2 1 260px', minInlineSize: 0 },
  name: { color: vars.color.text.strong, overflowWrap: 'anywhere' },
  line: { display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 },
  code: { ...text('code'), color: vars.color.text.default, overflowWrap: 'anywhere' },
  values: { display: 'grid', gap: 8, flex: '1 1 240px', alignContent: 'start', minInlineSize: 0 },
  sample: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: 56,
    minBlockSize: 56,
    overflow: 'hidden',
    color: vars.color.text.strong,
    background: vars.color.bg.canvas,
    borderRadius: vars.radius.sm,
  },
  swatch: {
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.sm,
    border: `1px solid ${vars.color.border.control}`,
  },
  box: {
    inlineSize: 32,
    blockSize: 32,
    boxSizing: 'border-box',
    background: vars.color.bg.surface,
    border: `1px solid ${vars.color.border.control}`,
  },
  bar: { blockSize: 12, maxInlineSize: '100%', background: vars.color.accent.solid },
} as const satisfies Readonly<Record<string, CSSProperties>>;
