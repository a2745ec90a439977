import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { end } from './control.css.ts';

interface RevealButtonProps {
  /** The names of the button. */
  words: Readonly<Record<'show' | 'hide', string>>;
  isRevealed: boolean;
  isDisabled: boolean;
  /** The size of the field. */
  size: 'md' | 'lg';
  onChange: (isRevealed: boolean) => void;
}

/** The button at the end of a masked field, which shows its text. */
export function RevealButton({ words, isRevealed, isDisabled, size, onChange }: RevealButtonProps) {
  return (
    <div className={end}>
      <IconButton
        size={size === 'lg' ? 'md' : 'sm'}
        label={isRevealed ? words.hide : words.show}
        icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
        isDisabled={isDisabled}
        onPress={() => onChange(!isRevealed)}
      />
    </div>
  );
}
