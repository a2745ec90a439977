/** The most that a page may load, in bytes after gzip. `goal` is what design asks for; `limit` only ever goes down. */
export interface Budget {
  /** What is measured, as people know it. */
  readonly name: string;
  /** The modules that the page loads by itself, besides the entry (paths below apps/web). */
  readonly modules: readonly string[];
  readonly kind: 'js' | 'css';
  /** The check fails above it, in kB of 1000 bytes. */
  readonly limit: number;
  /** Reached when the page is as light as the best of its kind, in kB. */
  readonly goal: number;
}

const LOGIN = 'src/features/auth/LoginScreen.tsx';
const SIGNUP = 'src/features/auth/SignupScreen.tsx';
const DASHBOARD = ['src/app/MemberLayout.tsx', 'src/features/dashboard/DashboardScreen.tsx'];
const EVERYTHING = [LOGIN, SIGNUP, 'src/features/auth/VerificationScreen.tsx', ...DASHBOARD];

export const BUDGETS: readonly Budget[] = [
  { name: 'login', modules: [LOGIN], kind: 'js', limit: 168, goal: 140 },
  { name: 'sign-up', modules: [SIGNUP], kind: 'js', limit: 230, goal: 230 },
  { name: 'dashboard', modules: DASHBOARD, kind: 'js', limit: 185, goal: 185 },
  { name: 'all styles', modules: EVERYTHING, kind: 'css', limit: 30, goal: 30 },
];
