import { type TextStyle, text } from '../styles/typography.ts';
import { vars } from '../tokens/contract.css.ts';

/** Each text style, set in itself. */
export function Type() {
  return (Object.keys(vars.text) as TextStyle[]).map((name) => (
    <p key={name} style={text(name)}>
      {name} 12,480.50
    </p>
  ));
}
