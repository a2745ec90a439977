/** The longest texts that openapi.yaml takes, so that the fields take no more. */
export const limits = { name: 60, email: 254, password: 128, phone: 20, passwordMin: 7 } as const;
