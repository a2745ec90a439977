export { Form, type FormProps } from './Form.tsx';
export { FormActions, type FormActionsProps } from './FormActions.tsx';
