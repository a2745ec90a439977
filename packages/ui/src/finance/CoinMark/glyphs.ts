import { createElement, type ReactElement } from 'react';
import { createIcon } from '../../components/Icon/Icon.tsx';
import { GLYPHS, type MarkName } from './marks.ts';

const drawn = new Map<string, ReactElement>(
  Object.entries(GLYPHS).map(([name, lines]) => [name, createElement(createIcon(lines))]),
);

/** The line drawing of a mark, created once. */
export const glyphOf = (mark: MarkName) => drawn.get(mark);
