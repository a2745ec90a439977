import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import * as empty from '../EmptyState/EmptyState.css.ts';

export const { root, text, action } = empty;

export const icon = style([empty.icon, { color: vars.color.warning.text, backgroundColor: vars.color.warning.soft }]);
