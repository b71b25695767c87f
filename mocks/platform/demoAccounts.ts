/** Accounts of the demonstration; the pay password is the same for both. */
export const demoAccounts = {
  member: { name: 'demo01', password: 'demo1234' },
  agent: { name: 'agent01', password: 'demo1234' },
  payPassword: '123456',
} as const
