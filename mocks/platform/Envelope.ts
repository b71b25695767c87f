/** Every answer of the platform: 200 is success, 401 an expired login, any other code a refusal. */
export interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}
