/** DASH-7; the spec names the notices, the words are ours. */
export const depositPlanMessages = {
  paused: 'This plan is paused. No deposit is expected until it resumes.',
  completed: 'Congratulations, all deposits of this plan have been made.',
  expired: 'This plan has expired. Its remaining deposits can no longer be made.',
} as const;
