import { type ComponentProps, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** The input of a ComboBox. A click on it opens the list, also where the focus is there already. */
export function OpeningInput(input: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext);
  return <Input {...input} onClick={() => state?.isOpen === false && state.open(null, 'manual')} />;
}
