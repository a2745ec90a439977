import { createIcon } from '../../components/Icon/Icon.tsx';
import { GLYPHS, type MarkName } from './marks.ts';

const ICONS = new Map(Object.entries(GLYPHS).map(([name, glyph]) => [name, createIcon(glyph)]));

/** The line drawing of a mark. */
export function Glyph({ mark }: { mark: MarkName }) {
  const Icon = ICONS.get(mark);
  return Icon ? <Icon /> : null;
}
