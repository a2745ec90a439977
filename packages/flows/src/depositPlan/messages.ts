/** DASH-7; the specification names the notices but has no texts for them. */
export const depositPlanMessages = {
  paused: 'This plan is paused. No deposit is expected until it resumes.',
  completed: 'Congratulations, all deposits of this plan have been made.',
  expired: 'This plan has expired. Its remaining deposits can no longer be made.',
} as const;
