/** SIGNUP-2, SIGNUP-3; of `phoneForm` on FIELD-1, `passwordLong` is ours. */
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
  phoneForm: 'number is not valid',
  passwordShort: 'password should be 7 characters',
  passwordLong: 'password should be 128 characters at most',
} as const;
