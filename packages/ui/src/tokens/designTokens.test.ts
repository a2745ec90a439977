import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { baseTokens, type DesignToken, type TokenGroup, themeTokens } from './designTokens.ts';
import { THEME_NAMES } from './theme.ts';

const isToken = (node: TokenGroup | DesignToken): node is DesignToken => '$value' in node;

function tokensIn(group: TokenGroup): readonly DesignToken[] {
  return Object.values(group).flatMap((node) => (isToken(node) ? [node] : tokensIn(node)));
}

/** `--ui-space-4` of `var(--ui-space-4)`, for each token of the contract. */
function namesIn(node: object): readonly string[] {
  return Object.values(node).flatMap((part) => (typeof part === 'string' ? [part.slice(4, -1)] : namesIn(part)));
}

function tokenAt(group: TokenGroup, ...path: readonly string[]): DesignToken {
  const found = path.reduce<TokenGroup | DesignToken | undefined>(
    (node, name) => (node === undefined || isToken(node) ? undefined : node[name]),
    group,
  );
  if (found === undefined || !isToken(found)) throw new Error(`There is no token ${path.join('.')}.`);
  return found;
}

const namesOf = (group: TokenGroup) => tokensIn(group).map(({ $extensions }) => $extensions['org.keel.css']);

describe('design tokens', () => {
  it('[DS-3] each token of the contract is exported once', () => {
    const { color, shadow, text: _text, ...scale } = vars;
    // Animation states are not design decisions: they are CSS for readers who prefer reduced motion.
    const expected = namesIn(scale).filter((name) => name !== '--ui-motion-loop');
    expect(
      namesOf(baseTokens())
        .filter((name) => !name.startsWith('--ui-text-'))
        .toSorted(),
    ).toEqual(expected.toSorted());
    for (const name of THEME_NAMES) {
      expect(namesOf(themeTokens(name)).toSorted()).toEqual(namesIn({ color, shadow }).toSorted());
    }
  });

  it('[DS-3] colours, shadows, text styles and curves have the required format', () => {
    const white = themeTokens('white');
    expect(tokenAt(white, 'color', 'accent', 'solid')).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0745, 0.3647, 0.9216], alpha: 1 },
      $extensions: { 'org.keel.css': '--ui-color-accent-solid' },
    });
    expect(tokenAt(white, 'shadow', 'e2').$value).toEqual({
      color: { colorSpace: 'srgb', components: [0.0667, 0.0902, 0.1451], alpha: 0.12 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 8, unit: 'px' },
      blur: { value: 24, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    });
    const base = baseTokens();
    expect(tokenAt(base, 'text', 'display').$value).toMatchObject({
      fontSize: { value: 2.25, unit: 'rem' },
      fontWeight: 600,
      letterSpacing: { value: -0.0675, unit: 'rem' },
      lineHeight: 1.1111,
    });
    expect(tokenAt(base, 'motion', 'ease', 'standard').$value).toEqual([0.2, 0, 0, 1]);
    expect(tokenAt(base, 'motion', 'duration', 'fast').$value).toEqual({ value: 100, unit: 'ms' });
  });
});
