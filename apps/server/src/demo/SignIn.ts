/** How to sign in as the sample investor. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
}
