/** Whether a value is a content address: the lower-case hex sha256 of a file. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
