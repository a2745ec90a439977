import { type ComponentProps, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** The input of a ComboBox. A click opens the list, even if the input already has the focus. */
export function OpeningInput(input: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext);
  return <Input {...input} onClick={() => state?.isOpen === false && state.open(null, 'manual')} />;
}
