/** SIGNUP-2, SIGNUP-3. */
export const signupMessages = {
  package: 'Please select an investment package to continue',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email',
  gender: 'Select gender',
  country: 'Select country',
  phone: 'Phone number is required',
  password: 'Password is required',
  confirmPassword: 'Passwords do not match',
  /** FIELD-1, for a phone number that is not empty. */
  phoneForm: 'number is not valid',
  /** FIELD-1, for a password that is not empty. */
  passwordShort: 'password should be 7 characters',
  /** No requirement has a text for this message. */
  passwordLong: 'password should be 128 characters at most',
} as const;
