/** What may happen to a request on its way to the platform and back. */
export const faults = [
  'request dropped',
  'answer dropped',
  'never answered',
  'answered too late',
  'arrives too late',
  'slow',
  'sent twice',
  'sent twice, far apart',
  'error before',
  'error after',
  'malformed',
  'wrong shape',
  'wrong data',
  'expired',
  'expired after',
  'maintenance',
] as const

export type Fault = (typeof faults)[number]
