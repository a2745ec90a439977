import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';

// The page behind an overlay; where it had a scrollbar, its room stays.
globalStyle('html[data-ui-locked]', { '@layer': { [layers.component]: { overflow: 'hidden' } } });
globalStyle('html[data-ui-locked="bar"]', { '@layer': { [layers.component]: { scrollbarGutter: 'stable' } } });
